import { expect, test } from 'vitest'
import { kindNames } from '@/components/blocks/kinds'
import { isNoticeOn } from '@/lib/hotel/notice/fields'
import { isOnSite } from '@/lib/packages/expiry'
import { composeBlocks } from '@/lib/pages/compose'
import { readPublished } from '@/lib/publication/published'
import { pageOfItem } from './edit-place'
import { withPending } from './pending-item'
import { registry, type SectionName } from './registry'
import { contentOf } from './test-site'

const hotel = { id: 'h', slug: 'h', name: 'Hotel' }
const now = Date.parse('2026-11-21T12:00:00Z')
const siteWith = (section: SectionName, item: object, content: object = {}) =>
  withPending(readPublished({ hotel, ...content }), section, { ...item })
const previewed = (...given: Parameters<typeof siteWith>) => contentOf(siteWith(...given))

test('a pending item replaces the stored one, in a list or a single row (DRAFT-5)', () => {
  const hero = previewed(
    'hero',
    { id: 'hero', title: 'Novo' },
    { hero: { title: 'Antes', subtitle: 'Fica' } },
  )
  expect(hero).toMatchObject({ hero: { title: 'Novo', subtitle: 'Fica' } })
  const contacts = { id: 'contacts', whatsapp: '(24) 99999-0000' }
  for (const stored of [[], [{ id: 'contacts', whatsapp: '' }]])
    expect(previewed('contacts', contacts, { contacts: stored })).toMatchObject({ contacts })
  const own = [
    { id: 'o0', name: 'Trilhas', slug: 'trilhas' },
    { id: 'o1', name: 'Lago', slug: 'lago' },
  ]
  const pages = previewed('own_pages', { ...own[0], name: 'Caminhos' }, { own_pages: own })
  expect(pages.own_pages.map(({ name }) => name)).toEqual(['Caminhos', 'Lago'])
  // A home page that was never changed still has its first blocks (HOME-10).
  const home = previewed('home_blocks', { id: 'q', kind: 'quote', quote: 'Devagar.' })
  const kinds = (registry.home_blocks.start ?? []).map(({ kind }) => kind)
  expect(home.home_blocks.map(({ kind }) => kind)).toEqual([...kinds, 'quote'])
})

test('a package is shown with gaps even if switched off, waiting, over or nearly empty (DRAFT-5)', () => {
  const waiting = {
    showFromStart: true,
    hideAtEnd: true,
    dates: { offerStart: '2027-01-01', offerEnd: '2027-02-01' },
  }
  const other = { id: 'z', name: 'Outro', category: 'familia', price: 1 }
  for (const item of [
    { id: 'a', name: 'Natal', slug: '', category: '', price: null },
    { id: 'a', active: false, slug: 'natal', name: 'Natal', category: 'familia', price: 900, ...waiting },
  ]) {
    const site = siteWith('packages', item, { packages: [{ ...other, slug: item.slug }] })
    const [pkg] = contentOf(site).packages
    expect(pkg).toMatchObject({ slug: item.slug || 'rascunho', price: item.price ?? 0 })
    expect(pkg && isOnSite(pkg, now)).toBe(true)
    expect(pageOfItem(site, 'packages', 'a')).toBe(`/oferta/${pkg?.slug}`)
  }
})

test('a room or a block is on its page, however incomplete (DRAFT-5)', () => {
  const rooms = [{ id: 'r0', name: 'Primeiro', category: 'premium' }]
  for (const category of ['premium', '', undefined]) {
    const site = siteWith('rooms', { id: 'r1', name: 'Lago', category, active: false }, { rooms })
    expect(contentOf(site).rooms[0]?.id).toBe('r1')
    expect(pageOfItem(site, 'rooms', 'r1')).toBe('/quartos/lago')
  }
  const pages = [{ id: 'pages', leisure: { shown: false } }]
  for (const kind of kindNames) {
    const content = previewed('leisure_blocks', { id: 'b', kind, active: false }, { pages })
    expect(content.pages.leisure.shown).toBe(true)
    expect(composeBlocks(content.leisure_blocks, 'leisure').map(({ block }) => block.kind)).toEqual([kind])
  }
  const own_pages = [{ id: 'o', name: 'Adega', slug: 'adega', active: false }]
  const site = siteWith('own_blocks', { id: 'b', kind: 'quote', page: 'o' }, { own_pages })
  expect(contentOf(site).own_pages).toMatchObject([{ isPending: true }])
  expect(pageOfItem(site, 'own_blocks', 'b')).toBe('/adega')
})

test('a notice is seen before its day; other sections open their page (DRAFT-5)', () => {
  const site = siteWith('notice', { id: 'notice', text: 'Fechado.', active: false, starts: '2027-01-01' })
  const { notice } = contentOf(site)
  expect([notice.text, isNoticeOn(notice, now)]).toEqual(['Fechado.', true])
  const pages = [
    'arrival',
    'texts',
    'leisure_blocks',
    'about_blocks',
    'home_blocks',
    'hero',
    'packages',
    null,
  ]
  expect(pages.map((section) => pageOfItem(site, section, 'x'))).toEqual([
    '/antes-de-chegar',
    '/termos',
    '/bem-estar',
    '/sobre',
    '/',
    '/',
    '/ofertas',
    '/',
  ])
})
