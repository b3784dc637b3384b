import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import PackagesLoading from './loading'
import PackagesPage from './page'

const { readItems, query } = vi.hoisted(() => ({ readItems: vi.fn(), query: { now: '' } }))

vi.mock('@/lib/auth/guard', () => ({ requireAdmin: async () => ({ hotelId: 'h' }) }))
vi.mock('@/lib/content/rewrite-list', () => ({ readItems }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh() {} }),
  useSearchParams: () => new URLSearchParams(query.now),
}))
vi.mock('./actions', () => ({}))

const stored = { id: 'n', name: 'Natal', slug: 'natal', category: 'familia', price: 900 }

test('a list that cannot be read is no empty list', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  readItems.mockRejectedValue(new Error('timeout'))
  const html = renderToStaticMarkup(await PackagesPage())
  expect(html).toContain('Gerenciar Ofertas')
  expect(html).toContain('Erro ao carregar pacotes.')
  expect(html).toContain('Tentar novamente')
  expect(html).not.toContain('Nenhum pacote')
})

test('an empty list says so', async () => {
  readItems.mockResolvedValue([])
  expect(renderToStaticMarkup(await PackagesPage())).toContain('Nenhum pacote cadastrado ainda.')
})

test('a filter that leaves nothing is no empty list either', async () => {
  readItems.mockResolvedValue([stored])
  query.now = 'status=inativo'
  const html = renderToStaticMarkup(await PackagesPage())
  expect(html).toContain('Nenhum pacote encontrado com os filtros selecionados.')
  expect(html).not.toContain('Nenhum pacote cadastrado ainda.')
})

test('while it loads, the page says so', () => {
  expect(renderToStaticMarkup(<PackagesLoading />)).toContain('Carregando...')
})
