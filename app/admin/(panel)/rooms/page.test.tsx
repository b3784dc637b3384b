import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import RoomsLoading from './loading'
import RoomsPage from './page'

const { readItems } = vi.hoisted(() => ({ readItems: vi.fn() }))

vi.mock('@/lib/auth/guard', () => ({ requireAdmin: async () => ({ hotelId: 'h' }) }))
vi.mock('@/lib/content/rewrite-list', () => ({ readItems }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh() {} }) }))
vi.mock('./actions', () => ({}))

test('a list that cannot be read is no empty list', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  readItems.mockRejectedValue(new Error('timeout'))
  const html = renderToStaticMarkup(await RoomsPage())
  expect(html).toContain('Gerenciar Acomodações')
  expect(html).toContain('Erro ao carregar acomodações.')
  expect(html).not.toContain('Nenhuma acomodação')
})

test('an empty list says so', async () => {
  readItems.mockResolvedValue([])
  expect(renderToStaticMarkup(await RoomsPage())).toContain('Nenhuma acomodação cadastrada ainda.')
})

test('while it loads, the page says so', () => {
  expect(renderToStaticMarkup(<RoomsLoading />)).toContain('Carregando...')
})
