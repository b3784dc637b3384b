import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BlockListName } from './block-lists'
import { BlocksPage } from './blocks-page'

const findHiddenReason = vi.hoisted(() => vi.fn())

vi.mock('@/lib/site/block-pages', () => ({
  getReach: async () => ({ whatsapp: '', email: '' }),
  findHiddenReason,
}))
vi.mock('../_list/list-page', () => ({ ListPage: () => 'blocos' }))
vi.mock('./blocks-screen', () => ({}))

async function html(name: BlockListName, reason: 'off' | 'empty' | undefined) {
  findHiddenReason.mockResolvedValue(reason)
  return renderToStaticMarkup(await BlocksPage({ name }))
}

test.each<[string, BlockListName, 'off' | 'empty' | undefined, RegExp, RegExp]>([
  [
    'is switched off',
    'restaurant_blocks',
    'off',
    /desligada: .*href="\/admin\/pages".*>Ligar em/,
    /Ver a página/,
  ],
  [
    'has hidden blocks only',
    'leisure_blocks',
    'empty',
    /o site não tem esta página/,
    /desligada|Ver a página/,
  ],
  ['is shown', 'home_blocks', undefined, /Ver a página/, /desligada/],
  ['is shown, too', 'about_blocks', undefined, /Ver a página/, /desligada/],
])('the screen of a page that %s says so', async (_, name, reason, said, unsaid) => {
  const page = await html(name, reason)
  expect(page).toMatch(said)
  expect(page).not.toMatch(unsaid)
  expect(page).toContain('blocos')
})
