import { beforeEach, expect, test, vi } from 'vitest'
import { pagesList } from '@/lib/pages/pages'
import { blockSchema } from '@/lib/pages/schema'
import { demoPackages, demoRooms } from '@/supabase/local/demo/test-content'
import { getHiddenPaths, getPageBlocks, getPages, isPageShown } from './page-queries'

const getSiteContent = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/site-content', () => ({ getSiteContent }))

const block = blockSchema.parse({ id: 'a', kind: 'quote', quote: 'Devagar.' })
const hole = blockSchema.parse({ id: 'b', kind: 'quote' })
const lists = ['home_blocks', 'about_blocks', 'leisure_blocks', 'restaurant_blocks']
const blocks = Object.fromEntries(lists.map((list) => [list, [block]]))
const pages = (values: object) => [pagesList.schema.parse({ id: 'pages', ...values })]

const shown = { ...blocks, naming: [], rooms: [demoRooms[0]], packages: demoPackages('2026-11-20') }

beforeEach(() => getSiteContent.mockResolvedValue({ ...shown, pages: [] }))

test('without settings, the pages with a block are shown', async () => {
  expect(await getHiddenPaths()).toEqual([])
  getSiteContent.mockResolvedValue({ ...shown, leisure_blocks: [], restaurant_blocks: [hole], pages: [] })
  expect(await getHiddenPaths()).toEqual(['/bem-estar', '/restaurante'])
  expect(await getPageBlocks('restaurant')).toEqual([])
})

test('a page that is switched off is not shown, whatever its content', async () => {
  getSiteContent.mockResolvedValue({
    ...shown,
    pages: pages({ restaurant: { shown: false, description: 'À mesa' }, survey: { shown: false } }),
  })
  expect(await getHiddenPaths()).toEqual(['/restaurante', '/pesquisa'])
  expect([await isPageShown('restaurant'), await isPageShown('about')]).toEqual([false, true])
  expect((await getPages()).restaurant.description).toBe('À mesa')
})

test('nothing links to chalets and packages while there are none', async () => {
  getSiteContent.mockResolvedValue({ ...shown, rooms: [], packages: [], pages: [] })
  expect(await getHiddenPaths()).toEqual(['/quartos', '/ofertas'])
})
