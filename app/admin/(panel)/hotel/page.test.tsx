import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import HotelPage from './page'

vi.mock('@/lib/access/guard', () => ({ requireAdmin: async () => ({ hotelId: 'h' }) }))
vi.mock('@/lib/site/panel-queries', () => ({ getSingles: () => Promise.reject(new Error('timeout')) }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh() {} }) }))
vi.mock('./hotel-tabs', () => ({ HotelTabs: () => 'forms' }))

test('what cannot be read is not shown as empty forms', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const html = renderToStaticMarkup(await HotelPage())
  expect(html).toContain('Erro ao carregar dados do hotel.')
  expect(html).toContain('Tentar novamente')
  expect(html).not.toContain('forms')
})
