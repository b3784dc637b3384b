import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import PackagesPage from './page'

const { readItems, query } = vi.hoisted(() => ({ readItems: vi.fn(), query: { now: '' } }))

vi.mock('@/lib/access/guard', () => ({ requireAdmin: async () => ({ hotelId: 'h' }) }))
vi.mock('@/lib/content/rewrite-list', () => ({ readItems }))
vi.mock('@/lib/content/drafts', () => ({ readDrafts: async () => [] }))
vi.mock('../../_drafts/actions', () => ({}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh() {} }),
  useSearchParams: () => new URLSearchParams(query.now),
}))
vi.mock('../../_list/actions', () => ({}))

const stored = { id: 'n', name: 'Natal', slug: 'natal', category: 'familia', price: 900 }

test('a long list arrives with more than a window shows, and the rest follows in the browser', async () => {
  readItems.mockResolvedValue(Array.from({ length: 500 }, (_, place) => ({ ...stored, id: `p${place}` })))
  const rows = (await html(<PackagesPage />)).match(/<tr class="relative/g) ?? []
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(rows.length).toBeLessThan(100)
})

test('a list that cannot be read is no empty list', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  readItems.mockRejectedValue(new Error('timeout'))
  const page = await html(<PackagesPage />)
  expect(page).toContain('Gerenciar Ofertas')
  expect(page).toContain('Erro ao carregar pacotes.')
  expect(page).toContain('Tentar novamente')
  expect(page).not.toContain('Nenhum pacote')
})

test('an empty list says so', async () => {
  readItems.mockResolvedValue([])
  expect(await html(<PackagesPage />)).toContain('Nenhum pacote cadastrado ainda.')
})

test('a filter that leaves nothing is no empty list either', async () => {
  readItems.mockResolvedValue([stored])
  query.now = 'status=inativo'
  const page = await html(<PackagesPage />)
  expect(page).toContain('Nenhum pacote encontrado com os filtros selecionados.')
  expect(page).not.toContain('Nenhum pacote cadastrado ainda.')
})

test('while it loads, the page says so', () => {
  readItems.mockReturnValue(new Promise(() => {}))
  const waiting = renderToStaticMarkup(<PackagesPage />)
  expect(waiting).toContain('Gerenciar Ofertas')
  expect(waiting).toContain('Carregando...')
})

async function html(page: ReactNode) {
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}
