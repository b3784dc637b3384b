import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BlockListName } from './block-lists'
import { BlocksPage } from './blocks-page'

const { getPages, isPageShown } = vi.hoisted(() => ({ getPages: vi.fn(), isPageShown: vi.fn() }))

vi.mock('@/lib/site/page-queries', () => ({ getPages, isPageShown }))
vi.mock('@/components/blocks/hotel-facts', () => ({ getHotelFacts: async () => ({}) }))
vi.mock('../_list/list-page', () => ({ ListPage: () => 'blocos' }))
vi.mock('./blocks-screen', () => ({}))

const [on, off] = [{ shown: true }, { shown: false }]

async function html(name: BlockListName, isShown: boolean) {
  getPages.mockResolvedValue({ about: on, leisure: on, restaurant: off })
  isPageShown.mockResolvedValue(isShown)
  return renderToStaticMarkup(await BlocksPage({ name }))
}

test.each<[string, BlockListName, boolean, RegExp, RegExp]>([
  [
    'is switched off',
    'restaurant_blocks',
    false,
    /desligada: .*href="\/admin\/pages".*>Ligar em/,
    /Ver a página/,
  ],
  ['has hidden blocks only', 'leisure_blocks', false, /o site não tem esta página/, /desligada|Ver a página/],
  ['is shown', 'home_blocks', true, /Ver a página/, /desligada/],
  ['is shown, too', 'about_blocks', true, /Ver a página/, /desligada/],
])('the screen of a page that %s says so', async (_, name, isShown, said, unsaid) => {
  const page = await html(name, isShown)
  expect(page).toMatch(said)
  expect(page).not.toMatch(unsaid)
  expect(page).toContain('blocos')
})
