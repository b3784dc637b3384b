import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import RoomsPage from './page'

const { readItems } = vi.hoisted(() => ({ readItems: vi.fn() }))

vi.mock('@/lib/access/guard', () => ({ requireAdmin: async () => ({ hotelId: 'h' }) }))
vi.mock('@/lib/content/rewrite-list', () => ({ readItems }))
vi.mock('@/lib/content/drafts', () => ({ readDrafts: async () => [] }))
vi.mock('../../_drafts/actions', () => ({}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh() {} }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../../_list/actions', () => ({}))
vi.mock('../../_list/bulk-actions', () => ({}))

test('a list that cannot be read is no empty list', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  readItems.mockRejectedValue(new Error('timeout'))
  const page = await html(<RoomsPage />)
  expect(page).toContain('Gerenciar Acomodações')
  expect(page).toContain('Erro ao carregar acomodações.')
  expect(page).not.toContain('Nenhuma acomodação')
})

test('an empty list says so', async () => {
  readItems.mockResolvedValue([])
  expect(await html(<RoomsPage />)).toContain('Nenhuma acomodação cadastrada ainda.')
})

test('while it loads, the page says so', () => {
  readItems.mockReturnValue(new Promise(() => {}))
  const waiting = renderToStaticMarkup(<RoomsPage />)
  expect(waiting).toContain('Gerenciar Acomodações')
  expect(waiting).toContain('Carregando...')
})

async function html(page: ReactNode) {
  const { prelude } = await prerender(page)
  return new Response(prelude).text()
}
