import assert from 'node:assert/strict'
import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { SiteFrame } from '@/app/(site)/site-frame'
import sitemap from '@/app/sitemap'
import { samples } from '@/components/blocks/test-samples'
import { blankValues } from '@/lib/content/fields/field'
import { formerSlugsForm } from '@/lib/content/slug'
import { siteNow } from '@/lib/dates'
import { namingSection } from '@/lib/hotel/naming/fields'
import { startNaming } from '@/lib/hotel/naming/words'
import { isOnSite } from '@/lib/packages/expiry'
import { packageFields } from '@/lib/packages/fields'
import { packageForm, toForm } from '@/lib/panel/packages/form'
import { packageRow } from '@/lib/panel/packages/rows'
import { editedRooms, roomForm, toRoomValues } from '@/lib/panel/rooms/form'
import { roomRows, withWarnings } from '@/lib/panel/rooms/rows'
import { siteLoaderState } from '@/lib/publication/site-loader'
import { roomFields } from '@/lib/rooms/fields'
import { getRoomRows } from '@/lib/site/queries'
import { asPublished, parseSite, type SiteContent } from '@/lib/site/test-site'
import { mutated, storedMutated } from '@/lib/test-hostile'
import { z } from '@/lib/zod'
import { testDay } from '@/scripts/lib/test-day'
import { demos } from '../supabase/local/demo/demos.ts'
import { withMedia } from '../supabase/local/demo/test-content.ts'

// The modules read the environment when they are imported.
vi.hoisted(() => {
  vi.stubEnv('SUPABASE_URL', 'https://abc.supabase.co')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789')
  vi.stubEnv('SITE_URL', 'https://hotel.example')
})
vi.stubEnv('DATA_DIR', mkdtempSync(join(tmpdir(), 'stored-content-')))
vi.spyOn(console, 'error').mockReturnValue(undefined)

const demo = withMedia(demos.quaresmeira.contentOn(testDay), (file) => `/images/${file}`)

const storedPackages = demo.packages.slice(0, 4).map((pkg, place) => ({
  ...pkg,
  active: true,
  hideAtEnd: place === 1,
  previousSlugs: place === 2 ? ['antes'] : [],
}))
const storedRooms = demo.rooms.map((room) => ({
  ...room,
  active: true,
  video_url: 'https://vimeo.com/76979871',
}))
const storedHero = { ...demo.hero, mobile_background_url: 'https://youtu.be/dQw4w9WgXcQ' }
const storedConfiguration = { ...demo.configuration, logo_url: '/images/hero-vale.jpg', name: 'Outra' }

const ownPage = {
  ...{ id: 'adega', name: 'Adega', slug: 'adega', link: 'menu', title: '', description: '' },
  ...{ active: true, previousSlugs: ['vinhos'] },
}
const ownBlocks = samples
  .filter(({ kind }) => kind === 'enquiry' || kind === 'awards')
  .map((block) => ({ ...block, page: 'adega' }))

const notice = {
  ...{ id: 'notice', text: 'A estrada fechou.', starts: '2026-11-01', pages: { home: true } },
  ...{ link_url: '/antes-de-chegar', link_text: 'O outro caminho' },
}

const siteDocument = {
  ...demo,
  notice: [notice],
  own_pages: [ownPage],
  own_blocks: ownBlocks,
  hotel: demos.quaresmeira.hotel,
  configuration: storedConfiguration,
  hero: storedHero,
  packages: storedPackages,
  rooms: storedRooms,
}

const typedPackages = storedPackages.map(toForm)
const sentPackages = typedPackages.map((typed) => packageForm.parse(typed))
const typedRooms = storedRooms.map(toRoomValues)
const sentRooms = typedRooms.map((typed) => roomForm.parse(typed))

const known: Record<string, unknown[]> = {
  packagesSection: storedPackages,
  formerSlugsForm: [['natal-2025']],
  roomsSection: storedRooms,
  hotelSchema: [siteDocument.hotel],
  heroSection: [storedHero],
  aboutSection: [demo.about],
  configurationSection: [storedConfiguration],
  contactsSection: siteDocument.contacts,
  conditionsSection: siteDocument.conditions,
  testimonialsSection: siteDocument.testimonials,
  arrivalSection: siteDocument.arrival,
  blockSchema: samples,
  ownBlockSchema: ownBlocks,
  ownPagesSection: [ownPage],
  textsSection: siteDocument.texts,
  namingSection: [{ id: 'naming', ...startNaming }],
  noticeSection: [notice, { ...notice, everywhere: false }],
  bookingSection: [{ id: 'booking', way: 'contact', contact: 'email' }],
  picturesSection: [{ id: 'varanda.jpg', alt: 'A varanda', focus: '30% 70%' }],
  packageForm: typedPackages,
  packageValues: sentPackages,
  roomForm: [...typedRooms, ...sentRooms],
  heroMediaForm: [storedHero],
  heroCallForm: [storedHero],
  heroFilmsForm: [storedHero],
  aboutForm: [demo.about],
  configurationForm: [storedConfiguration],
  detailsForm: [{ phone: '(24) 5550-0142', checkin_time: '14:00', checkout_time: '' }],
  hotelDetailsForm: [{ name: 'Hotel', phone: '(24) 5550-0142' }],
  brandForm: [storedConfiguration],
}

// The output of this schema is the input of another one.
const taker: Record<string, string> = { packageForm: 'packageValues' }

const schemas = await exportedSchemas()

test('each schema has a sample in this file', () => {
  expect(Object.keys(schemas).filter((name) => !known[name])).toEqual([])
})

test.each(Object.entries(schemas))(
  '%s accepts only sound values, its own output unchanged',
  (name, schema) => {
    check(mutated(...(known[name] ?? [])), (input) => {
      // Zod throws if an object's `length` is not comparable; the action then fails and stores nothing.
      const first = parseOrRefuse(() => schema.safeParse(input))
      if (!first?.success || (schema === roomForm && hasProblems(input))) return
      assertSound(first.data)
      const again = (schemas[taker[name] ?? name] ?? schema).safeParse(first.data)
      assert(again.success, `${name} refuses its own output: ${again.error && z.prettifyError(again.error)}`)
      assertSameJson(again.data, first.data, `${name} changes its own output`)
    })
  },
)

test('a stored document with its hotel is readable, whatever else it holds, and unchanged when read again', () => {
  check(storedMutated(siteDocument), (input) => {
    const site = parseSite({ ...Object(input), hotel: siteDocument.hotel })
    assertSound(site)
    assertSameJson(parseSite(asPublished(site)), site, 'the site changes when it is read again')
  })
})

const names = ['id', 'slug', 'category', 'kind', 'page', 'code']
/** A document with a script in every text, and a script URL in every link. */
const hostileDocument: unknown = JSON.parse(JSON.stringify(siteDocument), (key, value) => {
  if (typeof value !== 'string' || names.includes(key)) return value
  return /(_url|Url)$/.test(key) ? 'javascript:alert(1)' : '</script><script>alert(1)</script>'
})

const longSlugs = {
  ...siteDocument,
  packages: siteDocument.packages.map((pkg) => ({ ...pkg, slug: `${pkg.slug}-${'a'.repeat(3000)}` })),
}

test('every page of the site renders every accepted document, and runs nothing of it (DATA-2, DATA-10)', async () => {
  const pages = await publicPages()
  // Each run renders the whole site, so there are fewer runs.
  const numRuns = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10)
  await fc.assert(
    fc.asyncProperty(storedMutated(siteDocument), async (input) => {
      const site = parseOrRefuse(() => parseSite(input))
      if (site) await renderSite(site, pages)
    }),
    { numRuns, examples: [[hostileDocument], [longSlugs], [{ ...siteDocument, home_blocks: [] }]] },
  )
}, 600_000)

test('the panel lists and opens any stored item', () => {
  const stored = storedMutated(
    storedPackages[0],
    storedRooms[0],
    blankValues(packageFields),
    blankValues(roomFields),
  )
  check(stored, (input) => {
    const element = { ...(typeof input === 'object' ? input : {}), id: 'x' }
    const row = packageRow(element, Date.parse('2026-11-22T12:00Z'))
    assert(!row.isPublic || row.validationMessage === null)
    assertSameJson(toForm(toForm(element)), toForm(element), 'a form shown again differs')
    withWarnings(roomRows([element, element], namingSection.schema.parse({ id: 'naming' })))
    toRoomValues(element)
  })
})

function check<Input>(inputs: fc.Arbitrary<Input>, hold: (input: Input) => void) {
  fc.assert(fc.property(inputs, (input) => hold(input)))
}

async function exportedSchemas() {
  const found: Record<string, z.ZodType> = { formerSlugsForm }
  for (const file of globSync('lib/**/{blocks,form,hotel-forms,fields}.ts')) {
    const module: Record<string, unknown> = await import(resolve(file))
    for (const [name, value] of Object.entries(module)) {
      // A section has its schema; what the panel adds to it repeats the section.
      const { panel, schema = value } = Object(value)
      if (schema instanceof z.ZodType && !panel) found[name] = schema
    }
  }
  return found
}

// Compares a room's images and category with the stored item, which no schema knows.
function hasProblems(input: unknown) {
  return Object.keys(editedRooms.panel.fieldErrors(roomForm.parse(input), undefined)).length > 0
}

type Page = {
  path: string
  make: (props: object) => Promise<ReactNode>
  describe?: (props: object) => unknown
}

async function publicPages(): Promise<Page[]> {
  const files = globSync('app/{(site),pesquisa}/**/page.tsx')
  assert(files.length >= 9, 'pages are missing')
  return Promise.all(files.map(pageOf))
}

async function pageOf(path: string): Promise<Page> {
  const module: { default: Page['make']; generateMetadata?: Page['describe'] } = await import(resolve(path))
  return { path, make: async (props) => module.default(props), describe: module.generateMetadata }
}

async function renderSite(site: SiteContent, pages: Page[]): Promise<void> {
  showOnSite(site)
  for (const { path, make, describe } of pages) {
    const shown = site.packages.filter((pkg) => isOnSite(pkg, siteNow()))
    const rooms = await getRoomRows()
    const ofFolder = { oferta: shown, '[slug]': rooms, '[page]': site.own_pages, '': [{ slug: '' }] }
    const [, items = []] = Object.entries(ofFolder).find(([folder]) => path.includes(folder)) ?? []
    for (const { slug } of items) {
      const props = { params: Promise.resolve({ slug, page: slug }) }
      await describe?.(props)
      const html = await htmlOf(createElement(SiteFrame, null, await make(props)))
      assert(!html.includes('<template'), `${path}: a part of the page failed`)
      assert(
        !/∞|<script>alert|(src|href)="(javascript:|data:(?!image\/png;base64,))/i.test(html),
        `${path} shows nonsense`,
      )
    }
  }
  for (const { url, lastModified } of await sitemap()) {
    assert(URL.canParse(url) && (!lastModified || new Date(lastModified).toISOString()))
  }
}

function showOnSite(site: SiteContent): void {
  const good = { value: asPublished(site), readAt: 0 }
  Object.assign(siteLoaderState(), { publication: 0, blockedUntil: Number.MAX_SAFE_INTEGER, good })
}

async function htmlOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(page, { onError: (error) => void failures.push(error) })
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}

/** Checks that links lead to the web or to this site, that prices are amounts, and that slugs are slugs. */
function assertSound(value: unknown, path: string[] = []): void {
  const field = path.findLast((name) => !/^\d+$/.test(name)) ?? ''
  if (typeof value === 'number') assert(Number.isFinite(value), `${path.join('.')} is ${value}`)
  if (typeof value === 'string' && isLink(field, path)) {
    assert(value === '' || isSafeLink(value), `${path.join('.')} accepts ${JSON.stringify(value)}`)
  }
  if ((field === 'price' || field === 'originalPrice') && value !== null && value !== undefined) {
    const isPrice = typeof value === 'number' && (value > 0 || (value === 0 && field === 'originalPrice'))
    assert(isPrice, `${field} ${value}`)
  }
  if (typeof value !== 'object' || value === null) return
  if ('slug' in value && 'primaryColor' in value) assert.match(String(value.slug), /^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const [name, part] of Object.entries(value)) assertSound(part, [...path, name])
}

function isSafeLink(address: string): boolean {
  if (/[\\\p{Cc}]/u.test(address) || !address.isWellFormed()) return false
  const url = URL.parse(address, 'http://site.invalid')
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  return /^https?:\/\//i.test(address) || (address.startsWith('/') && url.origin === 'http://site.invalid')
}

/** Compares as JSON, in which -0 equals 0 and an absent field equals an undefined one. */
function assertSameJson(actual: unknown, expected: unknown, message: string): void {
  assert.deepEqual(JSON.parse(JSON.stringify(actual)), JSON.parse(JSON.stringify(expected)), message)
}

function isLink(field: string, path: string[]) {
  return /(_url|Url)$/.test(field) || path.includes('images')
}

/** Returns undefined if the parser refuses; rethrows programming errors. */
function parseOrRefuse<T>(parse: () => T): T | undefined {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReferenceError) throw error
    return undefined
  }
}
