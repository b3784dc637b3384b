import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { WithActions } from '@/e2e/components/with-actions'
import HotelPage from '../hotel/page'
import RoomsPage from '../rooms/page'
import PackagesPage from './page'

const { readItems } = vi.hoisted(() => ({ readItems: vi.fn() }))

vi.mock('@/lib/access/guard', () => ({ requireAdmin: async () => ({ hotelId: 'h' }) }))
vi.mock('@/lib/content/section-store', () => ({ readItems }))
vi.mock('@/lib/content/read-pending', () => ({ readPending: async () => [] }))
vi.mock('../../_pending/actions', () => ({}))
vi.mock('@/lib/panel/panel-queries', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getSingles: () => Promise.reject(new Error('timeout')),
}))
vi.mock('../hotel/hotel-tabs', () => ({ HotelTabs: () => 'forms' }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh() {} }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../../_list/actions', () => ({}))

const stored = { id: 'n', name: 'Natal', slug: 'natal', category: 'familia', price: 900 }

test('a long list initially renders more than fits the window, and the rest follows in the browser', async () => {
  readItems.mockResolvedValue(Array.from({ length: 500 }, (_, place) => ({ ...stored, id: `p${place}` })))
  const rows = (await html(<PackagesPage />)).match(/<tr class="relative/g) ?? []
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(rows.length).toBeLessThan(100)
})

test.each([
  [PackagesPage, 'Gerenciar Ofertas', 'Erro ao carregar pacotes.', 'Nenhum pacote cadastrado ainda.'],
  [
    RoomsPage,
    'Gerenciar Acomodações',
    'Erro ao carregar acomodações.',
    'Nenhuma acomodação cadastrada ainda.',
  ],
])('an unreadable list and an empty list say so', async (Page, title, failure, empty) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  readItems.mockRejectedValueOnce(new Error('timeout'))
  const failed = await html(<Page />)
  for (const text of [title, failure, 'Tentar novamente']) expect(failed).toContain(text)
  expect(failed).not.toContain(empty)
  readItems.mockResolvedValueOnce([])
  expect(await html(<Page />)).toContain(empty)
})

test('unreadable hotel data is not shown as empty forms', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const failed = renderToStaticMarkup(await HotelPage())
  expect(failed).toContain('Erro ao carregar dados do hotel.')
  expect(failed).toContain('Tentar novamente')
  expect(failed).not.toContain('forms')
})

test('a page shows that it is loading', () => {
  readItems.mockReturnValue(new Promise(() => {}))
  const waiting = renderToStaticMarkup(<PackagesPage />)
  expect(waiting).toContain('Gerenciar Ofertas')
  expect(waiting).toContain('Carregando...')
})

async function html(page: ReactNode) {
  const { prelude } = await prerender(<WithActions>{page}</WithActions>)
  return new Response(prelude).text()
}
