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

test('the screen of a page that is switched off says so, and where to switch it on', async () => {
  const page = await html('restaurant_blocks', false)
  expect(page).toContain('Esta página está desligada: ')
  expect(page).toMatch(/<a [^>]*href="\/admin\/pages"[^>]*>Ligar em Páginas do site/)
  expect(page).not.toContain('Ver a página')
  expect(page).toContain('blocos')
})

test('the screen of a page whose blocks are all hidden says that the site has no such page', async () => {
  const page = await html('leisure_blocks', false)
  expect(page).toContain('o site não tem esta página')
  expect(page).not.toMatch(/desligada|Ver a página/)
})

test('the screen of a page that the site shows links to it', async () => {
  for (const name of ['home_blocks', 'about_blocks'] as const) {
    const page = await html(name, true)
    expect(page).not.toContain('desligada')
    expect(page).toContain('Ver a página')
  }
})
