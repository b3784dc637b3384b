import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { engineLink } from '../../lib/booking/engine-template.ts'
import { roomWords } from '../../lib/hotel/naming/words.ts'
import { publishSecret } from '../../scripts/lib/test-environment.ts'
import { demos } from '../../supabase/local/demo/demos.ts'
import { cookieOf, service } from '../support/admin.ts'
import {
  distinctiveWords,
  findWords,
  namingOf,
  plainText,
  wordsOfDemo,
} from '../support/distinctive-words.ts'
import { contentOf, importHotel } from '../support/hotels.ts'
import { attributes, emptyElements, headOf, listedPaths } from '../support/html.ts'
import { distDirUnderTest, startOwnBackend, WebServer } from '../support/web-server.ts'

// Tests one site, first with a hotel that has only a name and a telephone, then with three unrelated hotels, each imported
// over the one before.

const stay = { from: '2026-12-20', to: '2026-12-24', adults: 2, ages: [], coupon: 'SOL' }
/** What the privacy page calls the hotel, and where the stay above is booked. */
const hotels: Record<string, { calls: string; way: string | null }> = {
  'pousada-sal-e-jangada': {
    calls: 'da Pousada Sal e Jangada',
    way: 'https://motor.saljangada.example/reserva?entrada=2026-12-20&saida=2026-12-24&adultos=2&criancas=0&idades=&promo=SOL',
  },
  astrolabio: {
    calls: 'do hotel Astrolábio',
    way: 'https://book.astrolabio.example/pt/hotel-77/20-12-2026/4/disponibilidade?ad=2#oferta=SOL',
  },
  // Its guests write by WhatsApp.
  cuxiu: { calls: 'do Cuxiú Ecolodge', way: null },
}
const names = Object.keys(hotels)
const missing = '/este-caminho-nao-existe'
const emptyPaths = ['/quartos', '/ofertas']
const { users, variables } = demos.simples
const [clerk] = users

const backend = await startOwnBackend('simples')
const site = new WebServer({
  ...variables,
  ...backend.variables,
  SITE_SECRET: process.env.SITE_SECRET ?? '',
  REVALIDATE_SECRET: publishSecret,
  NEXT_DIST_DIR: distDirUnderTest(),
})
await site.start()
afterAll(async () => {
  await site.kill()
  await backend.stop()
})

describe('a hotel with only a name and a telephone', async () => {
  await site.publishFresh()
  const listed = await listedPaths(site)
  const pages = new Map<string, string>()
  for (const path of [...listed, ...emptyPaths, missing]) pages.set(path, (await site.get(path)).html)

  test('lists its pages except empty ones, and rooms and offers link to the telephone (NAV-20, ROOM-5)', () => {
    expect(listed).toEqual(expect.arrayContaining(['/', '/termos', '/privacidade']))
    for (const path of emptyPaths) {
      expect(listed).not.toContain(path)
      const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(pages.get(path) ?? '') ?? []
      expect(attributes(main, 'a', 'href'), path).toContain('tel:+552455500163')
    }
    for (const [path, html] of pages)
      expect(html, path).not.toMatch(/href="\/(?:quartos|ofertas)"|em breve|a caminho|que combina com a sua/)
  })

  test('has no page with an empty element or a missing picture', () => expectWholePages(pages))

  test('links only to pages and anchors that exist', () => expectLivingLinks(pages))

  test('shows nothing of the demonstration: name, engine, blossom, mountains (DATA-13, BRAND-11, BRAND-12)', () => {
    const { hotel, variables: others } = demos.quaresmeira
    for (const [path, html] of pages)
      for (const foreign of [hotel.name, new URL(others.BOOKING_ENGINE_URL).host, 'M0-2.1C', 'mapa-relevo'])
        expect(html, path).not.toContain(foreign)
    expect(pages.get('/')).toContain(new URL(variables.BOOKING_ENGINE_URL).host)
  })
})

describe.each(names)('%s', async (name) => {
  const content = contentOf(name)
  const { calls = '', way = null } = hotels[name] ?? {}
  const foreign = foreignWords(name)
  const pages = new Map<string, string>()

  test('is imported with its pictures (XFER-3, XFER-4)', async () => {
    expect(await importHotel(content)).toContain('Importado (')
    await site.publishFresh()
    const paths = await listedPaths(site)
    expect(paths).toEqual(expect.arrayContaining(['/', '/quartos', '/ofertas']))
    for (const path of [...paths, missing]) {
      const { status, html } = await site.get(path)
      expect(status, path).toBe(path === missing ? 404 : 200)
      pages.set(path, html)
    }
  })

  test('has no page with an empty element or a missing picture', () => expectWholePages(pages))

  test('links only to pages and anchors that exist', () => expectLivingLinks(pages))

  test('shows no word, drawing or engine of another hotel to guests, crawlers or staff (DATA-13)', async () => {
    expect(foreign.length).toBeGreaterThan(150)
    const session = { cookie: clerk ? await cookieOf(clerk) : '' }
    const panel = ['rooms', 'packages', 'booking', 'testimonials'].map((screen) => `/admin/${screen}`)
    const others = ['/pesquisa', '/antes-de-chegar']
    const data = [...pages.keys(), ...others].map((path) => ({ path, headers: { rsc: '1' } }))
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/painel.webmanifest',
      '/admin/login',
      '/admin/login/esqueci-a-senha',
    ]
    const asked: { path: string; headers?: Record<string, string> }[] = [
      ...data,
      ...[...others, ...files].map((path) => ({ path })),
      ...panel.map((path) => ({ path, headers: session })),
    ]
    for (const [path, html] of pages) expect(findWords(plainText(html), foreign), path).toEqual([])
    for (const { path, headers } of asked)
      expect(findWords(plainText((await site.get(path, headers)).html), foreign), path).toEqual([])
    await fillHistory()
    const { html } = await site.get('/admin', session)
    const dashboard = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
    expect(dashboard).toContain('Últimas mudanças')
    expect(findWords(plainText(dashboard), foreign)).toEqual([])
  })

  test('has its own sharing pictures (SEO-2)', async () => {
    const pictures = new Set([...pages.values()].map((html) => headOf(html).meta('og:image')))
    expect(pictures.size).toBeGreaterThan(3)
    // These belong to the home page, a room and an offer.
    for (const address of [...pictures]
      .filter((one, index) => index === 0 || /oferta|quartos/.test(one))
      .slice(0, 3)) {
      const { headers } = await fetch(address)
      expect(headers.get('content-type'), address).toMatch(/^image\/(?:jpeg|png)$/)
    }
  })

  test('uses its own words in titles, breadcrumbs, menus and texts (NAV-18, ROOM-17)', async () => {
    const { name: called } = content.configuration
    const words = roomWords(namingOf(content))
    const pageAt = (path: string) => pages.get(path) ?? ''
    const place = `${called}, ${content.contacts?.[0]?.city}`
    expect(headOf(pageAt('/quartos')).title).toBe(`${words.title} · ${place}`)
    expect(pageAt('/quartos')).toContain(`"name":"${words.title}"`)
    for (const path of [missing, '/ofertas']) expect(pageAt(path), path).toContain(called)
    expect((await site.get('/pesquisa')).html).toContain(called)
    expect(pageAt(missing)).toContain(`>${words.title}</a>`)
    const [offers = ''] = namingOf(content).menu.flatMap(({ page, label }) =>
      page === 'packages' ? [label] : [],
    )
    const [{ slug: offer } = {}] = content.packages
    const [{ slug: room } = {}] = content.rooms
    expect(headOf(pageAt('/ofertas')).title).toBe(`${offers} de hospedagem · ${place}`)
    expect(pageAt(`/oferta/${offer}`)).toContain(`"name":"${offers}"`)
    expect(pageAt(`/quartos/${room}`)).toContain(`O que há ${words.by('no', 'na')} ${words.one}`)
    expect(plainText(pageAt('/privacidade'))).toContain(calls)
  })

  test('is booked its own way', () => {
    const [{ template = '' } = {}] = content.booking ?? []
    expect(template ? engineLink(template, stay) : null).toBe(way)
    expect(pages.get('/quartos') ?? '').toContain(way ? new URL(way).host : 'https://wa.me/')
  })
})

/** Fills the dashboard's list of recent changes with invisible ones, so that it names no hotel before. */
async function fillHistory() {
  for (let version = 0; version < 8; version++) {
    const { data, error } = await service()
      .from('hotel_content')
      .select('data')
      .eq('section', 'contacts')
      .single()
    if (error) throw error
    const [contacts] = z.array(z.record(z.string(), z.json())).parse(data.data)
    const written = await service()
      .from('hotel_content')
      .update({ data: [{ ...contacts, version }] })
      .eq('section', 'contacts')
    if (written.error) throw written.error
  }
}

/** Returns the distinctive words of all other hotels that this one does not use. */
function foreignWords(name: string) {
  const own = plainText(JSON.stringify(contentOf(name)))
  const others = names.flatMap((other): string[] =>
    other === name ? [] : distinctiveWords(contentOf(other)),
  )
  const words = [...others, ...wordsOfDemo('quaresmeira'), ...wordsOfDemo('simples')]
  return [...new Set(words)].filter((word) => findWords(own, [word]).length === 0)
}

async function expectWholePages(pages: Map<string, string>) {
  const pictures = new Set<string>()
  for (const [path, html] of pages) {
    expect(emptyElements(html), path).toEqual([])
    for (const address of attributes(html, 'img', 'src')) if (address.startsWith('/')) pictures.add(address)
  }
  const answers = await Promise.all([...pictures].map(async (path) => [path, (await site.get(path)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
}

async function expectLivingLinks(pages: Map<string, string>) {
  const links = new Set<string>()
  for (const [path, html] of pages)
    for (const href of attributes(html, 'a', 'href'))
      if (/^[/#]/.test(href)) links.add(new URL(href, site.url(path)).href)
  const dead: string[] = []
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    const known = pages.get(pathname)
    const { status, html } = known ? { status: 200, html: known } : await site.get(pathname)
    const isThere = hash === '' || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
    if ((status !== 200 && !(status === 307 && hash === '')) || !isThere) dead.push(link)
  }
  expect(dead).toEqual([])
}
