import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { Offers } from '@/components/blocks/offers/offers'
import { sample } from '@/components/blocks/offers/test-sample'
import { getRoomRows } from '@/lib/site/queries'
import { getHotel } from '@/lib/site/site-content'
import { parseSite } from '@/lib/site/test-site'
import { testDay } from '@/scripts/lib/test-day'
import { demos } from '../../supabase/local/demo/demos'
import { demoConditions, placeMedia } from '../../supabase/local/demo/test-content'
import PackagePage from './oferta/[slug]/page'
import PackagesPage from './ofertas/page'
import RoomPage from './quartos/[slug]/page'
import RoomsPage from './quartos/page'
import TermsPage from './termos/page'

const { getSiteContent } = vi.hoisted(() => ({ getSiteContent: vi.fn() }))
vi.mock('@/lib/publication/site-loader', async () =>
  (await import('@/lib/site/test-site')).publishing(getSiteContent),
)
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
const natal = content.packages.find(({ slug }) => slug === 'natal-2026')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${testDay}T12:00:00-03:00`), toFake: ['Date'] })
})

/** Returns the text of every page with terms, for a hotel with these conditions and a first package with `own`. */
async function pages(hotelConditions: object, own: object = {}) {
  const packages = content.packages.map((pkg) => (pkg === first ? { ...pkg, conditions: own } : pkg))
  const conditions = [{ ...demoConditions, ...hotelConditions }]
  getSiteContent.mockResolvedValue(parseSite({ hotel: quaresmeira.hotel, ...content, packages, conditions }))
  const pageOf = (slug = '') => textOf(<PackagePage params={Promise.resolve({ slug })} />)
  return {
    home: await textOf(<Offers block={sample} />),
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

test("a package's own conditions apply only to that package (OFF-32)", async () => {
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

test('a Pix discount is shown wherever the price is', async () => {
  const shown = await pages({ pix_discount: 5 })
  expect(shown.offer).toMatch(/Ou R\$.[\d.,]+ no Pix \(-5%\)/)
  expect(shown.offers).toMatch(/ou R\$.[\d.,]+ no Pix/)
  expect(shown.home).toContain('5% de desconto no Pix')
  for (const text of Object.values(await pages({}))) expect(text).not.toMatch(/no Pix \(|desconto no Pix/)
})

/** Sets up a site whose package 'Natal' has these fields. */
function changeNatal(changes: object) {
  const packages = content.packages.map((pkg) => (pkg === natal ? { ...pkg, ...changes } : pkg))
  getSiteContent.mockResolvedValue(parseSite({ hotel: quaresmeira.hotel, ...content, packages }))
}

async function offer(changes: object = {}) {
  changeNatal(changes)
  return htmlOf(<PackagePage params={Promise.resolve({ slug: 'natal-2026' })} />)
}

test('an offer shows every field, with its price details in a separate card, and its date near the top (OFF-26, OFF-34)', async () => {
  const html = await offer()
  expect(cards(html)).toEqual({
    Período: [
      ['Validade da oferta', '1º de setembro a 18 de dezembro de 2026'],
      // On paper the chalet follows, because the lines below the title are not printed.
      ['Hospedagem', '23 a 27 de dezembro de 2026 , Chalé Família'],
    ],
    Condições: [
      ['Duração', '4 noites'],
      ['Estadia mínima', '4 noites'],
      ['Capacidade', 'Até 4 pessoas'],
      ['Check-in', '14h'],
      ['Check-out', '12h'],
    ],
    Investimento: [
      ['Preço', 'R$ 6.980,00'],
      ['Valor original', 'R$ 7.890,00'],
      ['Parcelamento', '6x de R$ 1.163,33 sem juros'],
      ['Detalhe do preço', String(natal?.priceDetail)],
    ],
  })
  const { title, description, features = [], highlights = [] } = { ...natal }
  for (const said of [title, description, 'Família', '-12%', ...features, ...highlights])
    expect(plain(html)).toContain(said)
  expect(html).toMatch(/<s\b.*<h2[^>]*>Galeria<.*<h2[^>]*>Destaques</s)
  const facts = [
    '23 a 27 de dezembro de 2026 · 4 noites',
    'Chalé Família',
    'Até 4 pessoas',
    'Check-in 14h · Check-out 12h',
  ]
  expect(headOf(html)).toContain(`${title} ${facts.join(' ')} ${description?.slice(0, 20)}`)
  expect(html).toMatch(/<a href="\/quartos\/chale-familia"[^>]*>Chalé Família</)
  expect(priceOf(html)).toMatch(/Ou R\$ 6\.980,00 à vista por casal, 4 noites, pensão completa/)
})

test('the accommodation is no link if it names no room, and a price without a detail is for nights and people (OFF-26, OFF-28)', async () => {
  const html = await offer({ lodging: 'Chalé do Sino', priceDetail: '' })
  expect(headOf(html)).toContain('Chalé do Sino')
  expect(html).not.toMatch(/<a [^>]*>Chalé do Sino/)
  expect(priceOf(html)).toContain('pacote de 4 noites, até 4 pessoas')
})

test('guests can ask about an offer without JavaScript; without a WhatsApp number, nothing mentions WhatsApp (BOOK-12, BOOK-18)', async () => {
  const { contacts } = content
  const quiet = contacts.map((one) => ({ ...one, whatsapp: '' }))
  getSiteContent.mockResolvedValue(parseSite({ hotel: quaresmeira.hotel, ...content, contacts: quiet }))
  const asked = await htmlOf(<PackagePage params={Promise.resolve({ slug: 'natal-2026' })} />)
  expect(asked).toMatch(
    /href="mailto:contato@quaresmeira\.example\?subject=Pacote[^"]*"[^>]*>.*?Perguntar por e-mail/,
  )
})

test.each(['natal-2026', 'nunca-existiu'])(
  'a link to %s, which is not shown, leads to the list, which says so (OFF-14)',
  async (slug) => {
    changeNatal({ dates: { ...natal?.dates, offerEnd: '2026-11-19' } })
    await htmlOf(<PackagePage params={Promise.resolve({ slug })} />).catch(() => '')
    expect(redirect).toHaveBeenLastCalledWith('/ofertas#indisponivel')
    const list = await htmlOf(<PackagesPage />)
    expect(list).toMatch(/<section id="indisponivel".*O pacote que você procura não está disponível\./s)
  },
)

test('a link to a room that is not shown leads to the list, which says so in the hotel’s own word (ROOM-15, ROOM-17)', async () => {
  changeNatal({})
  await htmlOf(<RoomPage params={Promise.resolve({ slug: 'nunca-existiu' })} />).catch(() => '')
  expect(redirect).toHaveBeenLastCalledWith('/quartos#indisponivel')
  expect(await htmlOf(<RoomsPage />)).toMatch(
    /<header id="indisponivel".*O chalé que você procura não está disponível\./s,
  )
  const naming = [{ id: 'naming', room_one: 'suíte', room_many: 'suítes', room_gender: 'a' }]
  getSiteContent.mockResolvedValue(parseSite({ hotel: quaresmeira.hotel, ...content, naming }))
  expect(await htmlOf(<RoomsPage />)).toContain('A suíte que você procura não está disponível.')
})

test('empty fields of an offer leave no gap (OFF-8, OFF-26)', async () => {
  const html = await offer({
    ...{ originalPrice: null, discountPercentage: 0, priceDetail: '', highlights: [] },
    dates: { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null },
    details: { nights: 4, maxCapacity: 4, checkIn: '15:00', checkOut: '' },
    images: { ...natal?.images, gallery: [] },
    conditions: { instalments: 1, pix_discount: 5 },
  })
  expect(cards(html)).toMatchObject({
    Período: [
      ['Validade da oferta', 'Sem data para terminar'],
      ['Hospedagem', 'Consulte disponibilidade , Chalé Família'],
    ],
    Investimento: [
      ['Preço', 'R$ 6.980,00'],
      ['No Pix (-5%)', 'R$ 6.631,00'],
    ],
  })
  expect(cards(html).Condições).toContainEqual(['Check-in', '15h'])
  expect(headOf(html)).toContain('Consulte disponibilidade')
  expect(headOf(html)).not.toContain('%')
  expect(html).not.toMatch(/<(?:s|del)\b|<h2[^>]*>(?:Galeria|Destaques)</)
})

test('a card shows the first four features in full, however long they are (OFF-5)', async () => {
  const features = Array.from({ length: 6 }, (_, index) => `${index}`.padEnd(120, 'x'))
  changeNatal({ features })
  const lists = (await htmlOf(<PackagesPage />)).matchAll(/<ul class="package-card-features">(.*?)<\/ul>/gs)
  const items = [...lists].map(([list]) => [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => item))
  expect(items).toContainEqual(features.slice(0, 4))
})

test('offers and rooms end on paper with the contact of the hotel and their own address (OFF-17, ROOM-15)', async () => {
  changeNatal({})
  const [room] = await getRoomRows()
  const slug = String(room?.slug)
  const { phone, email, address } = (await getHotel()).configuration
  for (const [path, page] of [
    ['/oferta/natal-2026', <PackagePage key="offer" params={Promise.resolve({ slug: 'natal-2026' })} />],
    [`/quartos/${slug}`, <RoomPage key="room" params={Promise.resolve({ slug })} />],
  ] as const) {
    const foot = plain(/<div class="print-foot hidden">.*?<\/div><\/div>/s.exec(await htmlOf(page))?.[0])
    for (const text of [phone, email, address, `https://hotel.example${path}`])
      expect(foot).toContain(plain(text))
  }
})

async function htmlOf(page: ReactNode) {
  const { prelude } = await prerender(page)
  return (await new Response(prelude).text()).replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
}

async function textOf(page: ReactNode) {
  return plain((await htmlOf(page)).replace(/<\/?(?:b|strong|em)\b[^>]*>/g, ''))
}

const plain = (html = '') =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const priceOf = (html: string) =>
  plain(/<section aria-label="Preço e reserva".*?<\/section>/s.exec(html)?.[0])

const headOf = (html: string) => plain(/<header class="min-w-0.*?<\/header>/s.exec(html)?.[0])

/** Returns the facts of 'Detalhes do Pacote' by card title. */
function cards(html: string): Record<string, string[][]> {
  const [details = ''] = /<section aria-labelledby="detalhes".*?<\/section>/s.exec(html) ?? []
  return Object.fromEntries(
    [...details.matchAll(/<h3[^>]*>(.*?)<\/h3><dl[^>]*>(.*?)<\/dl>/gs)].map(([, title, rows = '']) => [
      plain(title),
      [...rows.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label, fact]) => [
        plain(label),
        plain(fact),
      ]),
    ]),
  )
}
