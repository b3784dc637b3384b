import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseSite } from '@/lib/site/document'
import { testDay } from '@/scripts/lib/test-day'
import { demos } from '../../supabase/local/demo/demos'
import { demoConditions, placeMedia } from '../../supabase/local/demo/test-content'
import { FeaturedPackages } from './_home/featured-packages'
import PackagePage from './oferta/[slug]/page'
import PackagesPage from './ofertas/page'
import TermsPage from './termos/page'

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
const [first, second] = content.packages.filter(({ active }) => active)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testDay}T12:00:00-03:00`), toFake: ['Date'] })
})

/** Every page that speaks of terms, as text, of a hotel with these; the first package says `own`. */
async function pages(hotelConditions: object, own: object = {}) {
  const packages = content.packages.map((pkg) => (pkg === first ? { ...pkg, conditions: own } : pkg))
  const conditions = [{ ...demoConditions, ...hotelConditions }]
  getSiteContent.mockResolvedValue(parseSite({ hotel: quaresmeira.hotel, ...content, packages, conditions }))
  const pageOf = (slug = '') => textOf(<PackagePage params={Promise.resolve({ slug })} />)
  return {
    home: await textOf(<FeaturedPackages />),
    offers: await textOf(<PackagesPage />),
    offer: await pageOf(first?.slug),
    other: await pageOf(second?.slug),
    terms: await textOf(<TermsPage />),
  }
}

const parts = (text: string) =>
  [...text.matchAll(/(?<![\w.-])(\d+)x\b|\b(\d+) vezes\b/g)].map(([, a, b]) => a ?? b)
const ages = (text: string) => [...text.matchAll(/até (?:os )?(\d+) anos?/gi)].map(([, age]) => age)

test('with 4 instalments and a free age of 5, no page shows another number', async () => {
  const shown = await pages({ instalments: 4, children_free_age: 5 })
  for (const [name, text] of Object.entries(shown)) expect(new Set(parts(text)), name).toEqual(new Set(['4']))
  for (const name of ['home', 'offer', 'other', 'terms'] as const) {
    expect(new Set(ages(shown[name])), name).toEqual(new Set(['5']))
  }
  expect(shown.home).toContain('Parcele em até 4x sem juros')
  expect(shown.home).toContain('Crianças de até 5 anos não pagam')
  expect(shown.offer).toMatch(/4x de R\$.[\d.,]+ sem juros/)
})

test('without instalments and free age, no page mentions them or shows a gap (OFF-7, OFF-20)', async () => {
  const shown = await pages({ instalments: 1, children_free_age: 0 })
  for (const [name, text] of Object.entries(shown)) {
    expect([...parts(text), ...ages(text)], name).toEqual([])
    expect(text, name).not.toMatch(/sem juros|não pagam|parcel|undefined|null|NaN|\bou\s*$/im)
  }
  expect(shown.home).toContain('Experiências exclusivas')
  expect(shown.offer).toMatch(/a partir de\s*R\$.[\d.,]+\s*à vista/)
})

test("a package's own conditions apply only to that package (OFF-19)", async () => {
  const shown = await pages({}, { instalments: 3, children_free_age: 2, cancellation: 'Sem devolução.' })
  const card = (text: string) => new Set(parts(text))
  expect(card(shown.home.replace(/Parcele.*/s, ''))).toEqual(new Set(['3', '6']))
  expect(parts(shown.home.replace(/.*(?=Parcele)/s, ''))).toEqual(['6'])
  expect(shown.offer).toContain('3x de')
  expect(ages(shown.offer)).toEqual(['2'])
  expect(shown.offer).toContain('Sem devolução.')
  expect(shown.other).toContain('6x de')
  expect(ages(shown.other)).toEqual(['6'])
  expect(shown.other).not.toContain('Sem devolução.')
  expect(new Set([...parts(shown.terms), ...ages(shown.terms)])).toEqual(new Set(['6']))
})

test('a discount by Pix is shown wherever the price is', async () => {
  const shown = await pages({ pix_discount: 5 })
  expect(shown.offer).toMatch(/Ou R\$.[\d.,]+ no Pix \(-5%\)/)
  expect(shown.offers).toMatch(/ou R\$.[\d.,]+ no Pix/)
  expect(shown.home).toContain('5% de desconto no Pix')
  for (const text of Object.values(await pages({}))) expect(text).not.toMatch(/no Pix \(|desconto no Pix/)
})

async function textOf(page: ReactNode) {
  const { prelude } = await prerender(page)
  const html = await new Response(prelude).text()
  return html
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<\/?(?:b|strong|em)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/ +/g, ' ')
}
