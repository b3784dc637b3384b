import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { getHotelFacts } from '@/components/blocks/hotel-facts'
import { addDays, endOfDayInHotel, minute, momentInHotel } from '@/lib/dates'
import { startNaming } from '@/lib/hotel/naming/words'
import { optionalPages } from '@/lib/pages/pages'
import { type Published, readPublished } from '@/lib/publication/published'
import { siteLoaderState } from '@/lib/publication/site-loader'
import { getArrival } from './arrival'
import * as blockPages from './block-pages'
import { getBrand } from './brand'
import { describeDifferences } from './differences'
import { getBookingWay, getFacts } from './facts'
import * as pageQueries from './page-queries'
import * as queries from './queries'
import { registry } from './registry'
import { getHotel, getSection } from './site-content'
import { siteMoment } from './site-preview'

const { answers, draft } = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  draft: { isEnabled: false, token: '' },
}))
vi.mock('next/headers', () => ({
  draftMode: async () => draft,
  cookies: async () => ({ get: () => ({ value: draft.token }) }),
  headers: async () => new Headers(),
}))
vi.mock('@/lib/site-secret', async (original) => ({ ...(await original<object>()), isSigned: () => true }))
vi.mock('@/lib/access/cookies', async (original) => ({
  ...(await original<object>()),
  openPreviewCookie: (token: string) => ({ token }),
  accountOf: () => undefined,
}))
vi.mock('@/lib/supabase/public', () => ({
  outsideNext: (work: () => unknown) => work(),
  getPublicClient: () => ({
    rpc: (_: string, { p_token }: { p_token: string }) => ({
      retry: async () => ({ data: answers.get(p_token) ?? null, error: null }),
    }),
  }),
}))
// Reads the preview once, as one render of a page does.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: (work: (token: string) => unknown) => {
    let last: { token: string; result: unknown } | undefined
    return (token: string) => {
      if (last?.token !== token) last = { token, result: work(token) }
      return last.result
    }
  },
}))

type Raw = Record<string, unknown> & { packages: { id: string; slug: string }[] }
/** Content as in the database, with its later changes. */
type Catalogue = {
  raw: Raw
  changes: { at: number; section: string; data: unknown }[]
  published: Published[]
}

const storage = 'https://backend.example/storage/v1/object/public/hotel-images'
const begin = '2026-11-20'
const dayAfter = (days: number) => addDays(begin, days)

const day = fc.option(fc.integer({ min: -20, max: 420 }).map(dayAfter), { freq: 6 })
const flag = fc.boolean()
const time = fc.constantFrom('', '00:00', '00:01', '12:00', '18:30', '23:59')
const text = fc.constantFrom('Natal', 'Réveillon', 'Carnaval', 'Dias serenos', '')
const category = fc.constantFrom('familia', 'romance', 'feriado')
const dates = fc.record({ offerStart: day, offerEnd: day, accommodationStart: day, accommodationEnd: day })
const timed = { showFromStart: flag, showFromTime: time, hideAtEnd: flag, hideAtTime: time }
const price = fc.integer({ min: 1, max: 9999 })
const look = { title: text, category, price, isFeatured: flag, active: flag }
const image = fc
  .constantFrom('a', 'b', 'c')
  .map((name) => ({ principal: `${storage}/${name}.jpg`, gallery: [] }))
const anyPackage = fc.record({ dates, ...timed, ...look, orderIndex: fc.nat(9), images: image })
const packages = fc
  .array(anyPackage, { maxLength: 6 })
  .map((list) =>
    list.map((pkg, index) => ({ ...pkg, id: `p${index}`, name: `p${index}`, slug: `p-${index}` })),
  )
const roomCategory = fc.constantFrom(...startNaming.kinds.map(({ code }) => code))
const rooms = fc
  .array(fc.record({ name: text, active: flag, category: roomCategory }), { maxLength: 4 })
  .map((list) => list.map((room, index) => ({ ...room, id: `r${index}`, name: room.name || 'Chalé' })))
const blocks = fc
  .array(fc.constantFrom('Devagar.', 'Perto.', ''), { maxLength: 2 })
  .map((list) => list.map((quote, index) => ({ id: `b${index}`, kind: 'quote', quote, page: 'o0' })))
const ownPages = fc
  .array(fc.constantFrom('menu', 'footer', 'none'), { maxLength: 2 })
  .map((list) =>
    list.map((link, index) => ({ id: `o${index}`, name: `Página ${index}`, slug: `pagina-${index}`, link })),
  )
const background_image = fc.constantFrom(`${storage}/a.jpg`, `${storage}/h.jpg`)
const hero = fc.record({ title: text, background_image })
const words = fc.constantFrom('Estrada fechada.', '')
const notice = fc
  .record({ text: words, starts: day, ends: day, endsAt: time, everywhere: flag })
  .map((values) => [{ ...values, id: 'notice', pages: { home: true } }])
const lists = { home_blocks: blocks, about_blocks: blocks, own_blocks: blocks, own_pages: ownPages }
const sections = { notice, packages, rooms, hero, ...lists }
const change = fc
  .tuple(
    fc.integer({ min: 0, max: 400 * 1440 }),
    fc.oneof(
      ...Object.entries(sections).map(([section, values]) =>
        (values as fc.Arbitrary<unknown>).map((data) => ({ section, data })),
      ),
    ),
  )
  .map(([minutes, { section, data }]) => ({
    at: momentInHotel(begin, '12:00') + minutes * minute,
    section,
    data,
  }))
const catalogue: fc.Arbitrary<Catalogue> = fc
  .tuple(fc.record(sections), fc.array(change, { maxLength: 4 }))
  .map(([raw, changes]) => ({
    raw: { hotel: { id: 'h', slug: 'h', name: 'Hotel' }, ...raw },
    changes: changes.toSorted((a, b) => a.at - b.at),
    published: [],
  }))

/** Returns the database's answer for a moment. */
function contentAt({ raw, changes }: Catalogue, at: number) {
  const due = changes.filter((change) => change.at <= at)
  return { ...raw, ...Object.fromEntries(due.map(({ section, data }) => [section, data])) }
}

/** Reads all data of the pages. */
async function readAllPages() {
  const { getPackage, getRoomAt, ...plain } = queries
  const { getNamedPage, ...plainPages } = pageQueries
  const {
    getBlockPage,
    getHiddenPages,
    getOwnPageAt,
    getOwnPages,
    getPageBlocks,
    getReach,
    findHiddenReason,
  } = blockPages
  const [own, packages, rooms] = await Promise.all([getOwnPages(), plain.getPackages(), plain.getRoomRows()])
  const asked = [
    ...[...Object.values(plain), ...Object.values(plainPages)].map((query) => query()),
    ...Object.values(registry).map((section) => getSection(section)),
    ...[
      getHiddenPages(),
      getReach(),
      getBrand(),
      getFacts(),
      getArrival(),
      getHotelFacts(),
      getHotel(),
      getBookingWay(),
    ],
    ...['p-0', 'p-1', ...packages.map(({ slug }) => slug)].map(getPackage),
    ...rooms.map(({ slug }) => getRoomAt(slug)),
    ...own.flatMap((page) => [getOwnPageAt(page.slug), getBlockPage(page)]),
    ...optionalPages.map(findHiddenReason),
    ...(['home', 'about', 'leisure', 'restaurant'] as const).map(getPageBlocks),
    ...(['about', 'leisure', 'restaurant'] as const).map(getBlockPage),
    getNamedPage('packages'),
  ]
  // Pictures that are not on the site yet come from the storage.
  return JSON.stringify(await Promise.all(asked)).replaceAll(storage, '/media/original/hotel-images')
}

/** Sets up the site with its clock at a moment. */
function setClock(all: Catalogue, at: number) {
  vi.setSystemTime(at)
  const due = all.changes.filter((change) => change.at <= at).length
  all.published[due] ??= readPublished(contentAt(all, at))
  siteLoaderState().good = { value: all.published[due], readAt: at }
}

// ANY_DAY=500x400 tries 500 catalogues on 400 days each.
const [catalogues = 0, days = 0] = (process.env.ANY_DAY ?? '16x12').split('x').map(Number)

test('a preview of any day shows the same as the site with its clock on that day (PUB-14)', {
  timeout: 7_200_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubEnv('SUPABASE_URL', 'https://backend.example')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'x'.repeat(20))
  vi.stubEnv('SITE_URL', 'https://hotel.example')
  const now = momentInHotel(begin, '12:00')
  let differing = 0
  for (const [index, all] of fc.sample(catalogue, { seed: 25, numRuns: catalogues }).entries()) {
    setClock(all, now)
    const asNow = await readAllPages()
    for (let step = 1; step <= days; step++) {
      const shown = dayAfter(Math.ceil((step * 400) / days))
      const moments = [
        momentInHotel(shown, '00:00'),
        momentInHotel(shown, '12:00'),
        endOfDayInHotel(shown) - 1,
      ]
      const at = moments[(index + step) % 3] ?? now
      setClock(all, at)
      const live = await readAllPages()
      setClock(all, now)
      answers.clear()
      draft.token = `${index}${step}`.padStart(32, '0') + 'x'.repeat(43)
      const link = { at: new Date(at).toISOString(), section: null, item: null, item_id: null }
      answers.set(draft.token, { ...link, expires_at: link.at, content: contentAt(all, at) })
      draft.isEnabled = true
      const preview = await readAllPages()
      expect(await siteMoment()).toBe(at)
      draft.isEnabled = false
      expect(preview, `catalogue ${index}, ${shown}`).toBe(live)
      if (live !== asNow) differing++
    }
  }
  // Otherwise the comparison would prove nothing.
  expect(differing).toBeGreaterThan((catalogues * days) / 2)
})

const hotel = { id: 'h', slug: 'h', name: 'Hotel' }
const natal = { id: 'n', slug: 'natal', name: 'Natal', category: 'familia', price: 900 }

test('the differences name items and fields that appear, leave, end or change', () => {
  const dates = { offerEnd: '2026-12-20' }
  const december = { offerStart: '2026-12-01' }
  const packages = [
    { ...natal, title: 'Natal na serra', dates, hideAtEnd: true },
    { ...natal, id: 'c', slug: 'c', name: 'Carnaval' },
    { ...natal, id: 'e', slug: 'e', name: 'Encontro', dates },
    { ...natal, id: 'r', slug: 'r', name: 'Réveillon', dates: december, showFromStart: true },
  ]
  const now = { site: readPublished({ hotel, packages }), at: momentInHotel('2026-11-20', '12:00') }
  const later = packages.map((pkg) => (pkg.id === 'c' ? { ...pkg, price: 1200 } : pkg))
  const then = {
    site: readPublished({ hotel, packages: later, hero: { title: 'Verão' } }),
    at: momentInHotel('2026-12-21', '00:00'),
  }
  expect(describeDifferences(now, then)).toEqual({
    count: 5,
    words:
      'Aparece: Réveillon. Sai: Natal na serra. Passa a “Encerrado”: Encontro. Muda: Carnaval (Preço), Hero (Título).',
  })
  expect(describeDifferences(now, now)).toEqual({ count: 0, words: '' })
})
