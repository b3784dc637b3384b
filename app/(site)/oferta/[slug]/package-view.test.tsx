import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseSite } from '@/lib/site/document'
import { testDay } from '@/scripts/lib/test-day'
import { demos } from '@/supabase/local/demo/demos'
import { placeMedia } from '@/supabase/local/demo/test-content'
import PackagesPage from '../../ofertas/page'
import PackagePage from './page'

const { getSiteContent } = vi.hoisted(() => ({ getSiteContent: vi.fn() }))
vi.mock('@/lib/site/site-content', () => ({ getSiteContent }))
vi.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'https://hotel.example',
    BOOKING_ENGINE_URL: 'https://reservas.example',
    BOOKING_HOTEL_ID: 'serra',
  }),
}))
vi.mock('next/navigation', () => ({
  redirect: vi.fn(),
  usePathname: () => '/ofertas',
  useRouter: () => ({ replace() {} }),
  useSearchParams: () => new URLSearchParams(),
}))

const { quaresmeira } = demos
const content = placeMedia(quaresmeira.contentOn(testDay), 'https://x.supabase.co')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testDay}T12:00:00-03:00`), toFake: ['Date'] })
})

function showing(changes: object) {
  const packages = content.packages.map((pkg) => (pkg.slug === 'natal-2026' ? { ...pkg, ...changes } : pkg))
  getSiteContent.mockResolvedValue(parseSite({ hotel: quaresmeira.hotel, ...content, packages }))
}

async function offer(changes: object = {}) {
  showing(changes)
  return markup(<PackagePage params={Promise.resolve({ slug: 'natal-2026' })} />)
}

const text = (html = '') =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The facts of 'Detalhes do Pacote' by the titles of their cards. */
function cards(html: string): Record<string, string[][]> {
  const [details = ''] = /<section aria-labelledby="detalhes".*?<\/section>/s.exec(html) ?? []
  return Object.fromEntries(
    [...details.matchAll(/<h3[^>]*>(.*?)<\/h3><dl[^>]*>(.*?)<\/dl>/gs)].map(([, title, rows = '']) => [
      text(title),
      [...rows.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label, fact]) => [
        text(label),
        text(fact),
      ]),
    ]),
  )
}

test("'Detalhes do Pacote' has its three cards, with what the price is (OFF-26)", async () => {
  expect(cards(await offer())).toEqual({
    Período: [
      ['Validade da oferta', '1º de setembro a 18 de dezembro de 2026'],
      ['Hospedagem', '23 a 27 de dezembro de 2026'],
    ],
    Condições: [
      ['Duração', '4 noites'],
      ['Estadia mínima', '4 noites'],
      ['Capacidade', 'Até 4 pessoas'],
      ['Check-in', '14:00'],
      ['Check-out', '12:00'],
    ],
    Investimento: [
      ['Preço', 'R$ 6.980,00'],
      ['Valor original', 'R$ 7.890,00'],
      ['Parcelamento', '6x de R$ 1.163,33 sem juros'],
      ['Detalhe do preço', String(content.packages.find(({ slug }) => slug === 'natal-2026')?.priceDetail)],
    ],
  })
})

test('what the price does not have leaves no gap in its card', async () => {
  const html = await offer({
    originalPrice: null,
    priceDetail: '',
    conditions: { instalments: 1, pix_discount: 5 },
  })
  expect(cards(html).Investimento).toEqual([
    ['Preço', 'R$ 6.980,00'],
    ['No Pix (-5%)', 'R$ 6.631,00'],
  ])
})

test('the dates of the stay and the hours are said near the top, before the price and the details (OFF-26)', async () => {
  const [head = ''] = /<header class="min-w-0.*?<\/header>/s.exec(await offer()) ?? []
  expect(text(head)).toContain('23 a 27 de dezembro de 2026')
  expect(text(head)).toContain('Check-in 14:00 · Check-out 12:00')
  const [undated = ''] =
    /<header class="min-w-0.*?<\/header>/s.exec(
      await offer({
        dates: { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null },
      }),
    ) ?? []
  expect(text(undated)).toContain('Consulte disponibilidade')
})

test('a card shows the first four features whole, however long they are (OFF-5)', async () => {
  const features = Array.from({ length: 6 }, (_, index) => `${index}`.padEnd(120, 'x'))
  showing({ features })
  const html = await markup(<PackagesPage />)
  const lists = [...html.matchAll(/<ul class="package-card-features">(.*?)<\/ul>/gs)].map(([, list = '']) =>
    [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => item),
  )
  expect(lists).toContainEqual(features.slice(0, 4))
})

async function markup(page: Parameters<typeof prerender>[0]) {
  const { prelude } = await prerender(page)
  return (await new Response(prelude).text()).replace(/<!--.*?-->/gs, '')
}
