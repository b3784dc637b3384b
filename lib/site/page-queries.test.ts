import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { namingSection } from '@/lib/hotel/naming/fields'
import { noticeSection } from '@/lib/hotel/notice/fields'
import { blockSchema, ownBlockSchema } from '@/lib/pages/blocks'
import { ownPagesSection } from '@/lib/pages/own/fields'
import { pagesSection } from '@/lib/pages/pages'
import { demoPackages, demoRooms } from '@/supabase/local/demo/test-content'
import { findHiddenReason, getBlockPage, getOwnPageAt, getOwnPages, getPageBlocks } from './block-pages'
import { getFooterLinks, getHiddenPaths, getMenu, getNotice } from './page-queries'
import { getSection } from './site-content'

const getSiteContent = vi.hoisted(() => vi.fn())
vi.mock('@/lib/publication/site-loader', async () =>
  (await import('@/lib/site/test-site')).publishing(getSiteContent),
)

const block = blockSchema.parse({ id: 'a', kind: 'quote', quote: 'Devagar.' })
const hole = blockSchema.parse({ id: 'b', kind: 'quote' })
const lists = ['home_blocks', 'about_blocks', 'leisure_blocks', 'restaurant_blocks']
const blocks = Object.fromEntries(lists.map((list) => [list, [block]]))
const pages = (values: object = {}) => pagesSection.schema.parse({ id: 'pages', ...values })

const shown = {
  ...blocks,
  own_pages: [],
  own_blocks: [],
  naming: namingSection.schema.parse({ id: 'naming' }),
  rooms: [demoRooms[0]],
  packages: demoPackages('2026-11-20'),
}

beforeEach(() => getSiteContent.mockResolvedValue({ ...shown, pages: pages() }))

test('without settings, the pages with a block are shown', async () => {
  expect(await getHiddenPaths()).toEqual([])
  getSiteContent.mockResolvedValue({
    ...shown,
    leisure_blocks: [],
    restaurant_blocks: [hole],
    pages: pages(),
  })
  expect(await getHiddenPaths()).toEqual(['/bem-estar', '/restaurante'])
  expect(await getPageBlocks('restaurant')).toEqual([])
})

test('a home page without any visible block shows none (HOME-10)', async () => {
  for (const home_blocks of [[], [hole]]) {
    getSiteContent.mockResolvedValue({ ...shown, home_blocks, pages: pages() })
    expect(await getPageBlocks('home')).toEqual([])
  }
})

test('a page that is switched off is hidden, whatever its content', async () => {
  getSiteContent.mockResolvedValue({
    ...shown,
    pages: pages({ restaurant: { shown: false, description: 'À mesa' }, survey: { shown: false } }),
  })
  expect(await getHiddenPaths()).toEqual(['/restaurante', '/pesquisa'])
  expect([await findHiddenReason('restaurant'), await findHiddenReason('about')]).toEqual(['off', undefined])
  expect((await getSection(pagesSection)).restaurant.description).toBe('À mesa')
})

test('nothing links to chalets and packages while there are none (NAV-20)', async () => {
  getSiteContent.mockResolvedValue({ ...shown, rooms: [], packages: [], pages: pages() })
  expect(await getHiddenPaths()).toEqual(['/quartos', '/ofertas'])
})

describe('the notice (NAV-21)', () => {
  afterEach(() => vi.useRealTimers())

  async function noticeAt(clock: string, values: object) {
    vi.useFakeTimers({ now: Date.parse(`${clock.replace(' ', 'T')}-03:00`) })
    getSiteContent.mockResolvedValue({
      ...shown,
      pages: pages(),
      notice: noticeSection.schema.parse({ id: 'notice', text: 'A estrada fechou.', ...values }),
    })
    return getNotice()
  }

  const days = { starts: '2026-12-01', ends: '2026-12-02' }
  const hours = { ...days, startsAt: '06:30', endsAt: '18:00' }

  test.each([
    ['2026-12-01 06:29', hours, false],
    ['2026-12-01 06:30', hours, true],
    ['2026-12-02 18:00', hours, true],
    ['2026-12-02 18:01', hours, false],
    ['2026-11-30 23:59', days, false],
    ['2026-12-01 00:00', days, true],
    ['2026-12-02 23:59', days, true],
    ['2026-12-03 00:00', days, false],
    ['2026-12-03 00:00', {}, true],
    ['2026-12-03 00:00', { text: ' ' }, false],
  ])('shows from its first to its last minute: %s, %j', async (clock, values, isThere) => {
    expect((await noticeAt(clock, values)) !== null).toBe(isThere)
  })

  test('shows on the chosen pages, including those of each room and package', async () => {
    const chosen = { everywhere: false, pages: { home: true, rooms: true, packages: true } }
    const { pages = [] } = (await noticeAt('2026-11-20 12:00', chosen)) ?? {}
    expect(pages?.slice(0, 3)).toEqual(['/', '/quartos', '/ofertas'])
    expect(pages).toContain('/oferta/natal-2026')
    expect(pages?.filter((path) => path.startsWith('/quartos/'))).toHaveLength(1)
    expect(pages).not.toContain('/sobre')
    expect(await noticeAt('2026-11-20 12:00', {})).toMatchObject({ pages: null })
  })
})

describe('the hotel’s own pages', () => {
  const wine = { id: 'a', name: 'Adega', slug: 'adega', link: 'menu' }
  const adega = ownPagesSection.schema.parse({ ...wine, previousSlugs: ['vinhos'] })
  const eventos = ownPagesSection.schema.parse({ id: 'e', name: 'Eventos', slug: 'eventos', link: 'footer' })
  const spa = ownPagesSection.schema.parse({ id: 's', name: 'Spa', slug: 'spa' })
  const own = (page: string, values: object) => ownBlockSchema.parse({ ...values, id: `${page}1`, page })
  const quote = { kind: 'quote', quote: 'Devagar.' }
  const enquiry = { kind: 'enquiry', title: 'Peça', questions: [{ label: 'Nome' }] }
  const content = (blocks: object[], more: object = {}) =>
    getSiteContent.mockResolvedValue({
      ...{ ...shown, pages: pages(), own_pages: [adega, eventos, spa], own_blocks: blocks },
      ...{ contacts: { whatsapp: '' }, configuration: { email: '' }, ...more },
    })

  test('are linked where the hotel says, while they have a visible block (PAGE-11)', async () => {
    content([own('a', quote), own('e', quote), own('gone', quote)])
    expect((await getMenu()).at(-1)).toEqual({ label: 'Adega', href: '/adega' })
    expect((await getFooterLinks()).slice(-2).map(({ href }) => href)).toEqual(['/adega', '/eventos'])
    expect((await getOwnPages()).map(({ id }) => id)).toEqual(['a', 'e'])
    expect(await getBlockPage(spa)).toBeNull()
    expect(await getBlockPage(adega)).toMatchObject({ path: '/adega', blocks: [{ block: quote }] })
  })

  test('are found under their former addresses (PAGE-12)', async () => {
    content([])
    expect((await getOwnPageAt('vinhos'))?.id).toBe('a')
    expect(await getOwnPageAt('nunca')).toBeUndefined()
  })

  test('have no enquiry that would reach nobody (PAGE-13)', async () => {
    content([own('a', enquiry)])
    expect(await getBlockPage(adega)).toBeNull()
    content([own('a', enquiry)], { configuration: { email: 'oi@hotel.example' } })
    expect((await getBlockPage(adega))?.blocks).toHaveLength(1)
  })
})
