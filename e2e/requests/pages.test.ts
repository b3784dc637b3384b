import { describe, expect, test } from 'vitest'
import { formatDateRange, formatMoney, hourText } from '../../lib/format.ts'
import { startNaming } from '../../lib/hotel/naming/words.ts'
import { graphProblems } from '../../lib/seo/test-vocabulary.ts'
import {
  demoAbout,
  demoConfiguration,
  demoHero,
  demoOwner,
  demoRooms,
} from '../../supabase/local/demo/test-content.ts'
import { activePackages, featuredPackages, inactivePackages, money } from '../support/content.ts'
import { attributes, headOf, listedPaths, structuredData, withoutSpaces, wordsOf } from '../support/html.ts'
import { publicPages } from '../support/pages.ts'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()

const trail = ['BreadcrumbList', 'Hotel']
/** The name of each public page (NAV-1), the titles that describe an offer, and the types of its structured data. */
const pages: [path: string, name: string, title: string, types: string[]][] = [
  ['/', 'Quaresmeira · Hotel Fazenda Boutique', 'Hotel fazenda boutique na serra do Rio', ['Hotel']],
  ['/sobre', 'Sobre', 'Uma antiga fazenda de leite na serra do Rio', trail],
  ['/quartos', 'Chalés', 'Chalés com lareira na serra do Rio', [...trail, 'ItemList']],
  ['/bem-estar', 'Lazer', 'Piscina aquecida, trilhas e quadriciclo na serra do Rio', trail],
  ['/restaurante', 'Gastronomia', 'Restaurante com horta na serra do Rio', [...trail, 'Restaurant']],
  ['/ofertas', 'Pacotes', 'Pacotes de hospedagem na serra do Rio', [...trail, 'ItemList']],
  ['/antes-de-chegar', 'Antes de chegar', '', trail],
  ['/pesquisa', 'Avalie sua experiência com a gente', '', []],
  ['/termos', 'Termos de serviço', '', trail],
  ['/privacidade', 'Privacidade', '', trail],
  ['/oferta/natal-2026', 'Natal em família na serra', '', [...trail, 'Offer']],
  ['/quartos/chale-tradicional', 'Chalé Tradicional', '', [...trail, 'HotelRoom']],
]
const everyPage = new Set([
  ...publicPages,
  ...activePackages.map(({ slug }) => `/oferta/${slug}`),
  ...startNaming.kinds.map(({ code }) => `/quartos/chale-${code}`),
  ...['/galeria', '/o-ano-na-serra', '/acessibilidade', '/como-chegar-sem-carro'],
])

test('every public page is expected here (NAV-1)', () => {
  expect(pages.map(([path]) => path)).toEqual(publicPages)
})

describe.each(pages)('%s', (path, name, title, types) => {
  test('has title, description, address and ordered headings, and browsers turn no number into a link (SEO-1, NAV-7)', async () => {
    const { status, html, headers } = await site.get(path)
    expect([status, headers.get('set-cookie')]).toEqual([200, null])
    expect(html).toContain('<html lang="pt-BR"')
    const { title: given, canonical, meta } = headOf(html)
    expect(given).toBe(title ? `${title} · Quaresmeira` : `${name} · Quaresmeira, Serra Fluminense`)
    expect(meta('og:title')).toBe(given)
    expect(new URL(canonical).href).toBe(site.url(path))
    expect(meta('description').length).toBeGreaterThan(50)
    expect(meta('description').length).toBeLessThanOrEqual(160)
    expect(meta('og:locale')).toBe('pt_BR')
    expect(meta('format-detection')).toBe('telephone=no, date=no, address=no, email=no')
    expect(meta('og:image')).toMatch(/^https?:\/\/\S+$/)

    const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? []
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    expect([levels[0], levels.filter((level) => level === 1)]).toEqual([1, [1]])
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2)
  })

  test('has the structured data of its kind (SEO-3)', async () => {
    const { html } = await site.get(path)
    const data = structuredData(html)
    expect(data.map((thing) => thing['@type']).toSorted()).toEqual(types)
    // The hotel comes first, once, with its address; everything else refers to it.
    if (types.length > 0)
      expect(data[0]).toMatchObject({ '@type': 'Hotel', address: { addressCountry: 'BR' } })
    const breadcrumbs = data.find((thing) => thing['@type'] === 'BreadcrumbList')
    if (!breadcrumbs) return
    expect(breadcrumbs.itemListElement).toHaveProperty('0.name', 'Início')
    expect([breadcrumbs.itemListElement].flat().at(-1)).toMatchObject({ name, item: site.url(path) })
  })
})

test.each([
  [
    '/sobre',
    'PAGE-1',
    [
      ...['Um vale onde o tempo anda devagar', 'Primeiro o lago, depois a casa', 'História', 'Filosofia'],
      ...[demoAbout.subtitle, demoAbout.description, 'pet friendly', 'um animal de estimação por reserva'],
      ...['Treinar de frente para a floresta', 'Um passeio sem sair do lugar'],
    ],
  ],
  [
    '/bem-estar',
    'PAGE-2',
    [
      ...['Dias inteiros ao ar livre', 'Piscina aquecida', '1,5 m', '60 cm', '30 minutos', '60 minutos'],
      ...['habilitação é obrigatória', 'Pet friendly', 'Academia'],
    ],
  ],
  [
    '/restaurante',
    'PAGE-3',
    [
      ...['Comida da serra, servida com calma', 'Café da manhã, almoço e jantar estão incluídos na diária.'],
      ...['somente para hóspedes', 'horta', 'RESERVE AGORA'],
    ],
  ],
  [
    '/termos',
    'PAGE-4',
    [
      ...['motor de reservas', 'até 6 vezes iguais, sem juros', 'até 6 anos não pagam'],
      ...['Código de Defesa do Consumidor', demoConfiguration.email],
    ],
  ],
  [
    '/privacidade',
    'PAGE-4',
    [
      ...['não grava cookies', 'motor de reservas', 'não são enviadas a ninguém', 'LGPD', 'Supabase'],
      ...['só é carregado quando você pede', `CNPJ ${demoOwner.HOTEL_CNPJ}`, demoConfiguration.email],
      ...['controlador', 'encarregad', 'WhatsApp', 'última atualização'],
    ],
  ],
])('%s shows the demonstration’s content (%s)', async (path, _, words) => {
  const said = wordsOf((await site.get(path)).html)
  expect(words.filter((word) => !said.includes(withoutSpaces(word)))).toEqual([])
})

test('the home page has its parts in order, each with its texts and links (HOME-1, HOME-2, HOME-3, HOME-4, HOME-6, HOME-7, HOME-8, HOME-9, HOME-11, PAGE-5)', async () => {
  const { html } = await site.get('/')
  const said = wordsOf(html)
  let place = 0
  for (const part of [
    ...['Seu refúgio exclusivo no campo', 'BEM-VINDOS', 'Acomodações excepcionais', 'Ofertas Especiais'],
    ...['Na fazenda', 'VER LOCALIZAÇÃO', 'DEPOIMENTOS', 'Todos os direitos reservados'],
  ]) {
    place = said.indexOf(withoutSpaces(part), place)
    expect(place, part).toBeGreaterThan(-1)
  }
  const words = [
    ...['Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia', demoHero.cta_primary_text],
    ...[demoAbout.title, demoAbout.description, 'Experiências únicas para sua estadia', '6x sem juros'],
    ...[
      'Helena e Marcos · julho de 2026 · Google',
      'até 6 anos não pagam',
      'Experiências exclusivas',
      demoConfiguration.address,
    ],
    ...Array.from({ length: 8 }, (_, index) => `Chalé Tradicional ${index + 1}`),
    ...featuredPackages.flatMap(({ title, price }) => [title, money(price)]),
  ]
  expect(words.filter((text) => !said.includes(withoutSpaces(String(text))))).toEqual([])
  const links = [
    ...[
      demoHero.cta_primary_url,
      'tel:+552455500142',
      `mailto:${demoConfiguration.email}`,
      '/quartos',
      '/ofertas',
    ],
    ...featuredPackages.map(({ slug }) => `/oferta/${slug}`),
  ]
  expect(attributes(html, 'a', 'href')).toEqual(expect.arrayContaining(links))
})

test('a picture without a focal point keeps its upper part in wide crops (MEDIA-15)', async () => {
  const first = async (path: string) => /<main.*?<img[^>]*/s.exec((await site.get(path)).html)?.[0]
  expect(await first('/ofertas')).toContain('object-position:50% 10%')
  expect(await first('/oferta/natal-2026')).toContain('object-position:50% 20%')
})

test('titles and descriptions differ from page to page (SEO-1)', async () => {
  const heads = await Promise.all(publicPages.map(async (path) => headOf((await site.get(path)).html)))
  const seen = new Set(heads.flatMap(({ title, meta }) => [title, meta('description')]))
  expect(seen.size).toBe(2 * publicPages.length)
  expect([...seen].join()).toContain(demoHero.subtitle)
  expect([...seen].join()).not.toContain(demoAbout.description)
})

test('structured data repeats the page’s own statements in the same words (SEO-3)', async () => {
  const pictures = new Set<string>()
  for (const path of everyPage) {
    const { html } = await site.get(path)
    const said = wordsOf(html)
    const links = attributes(html, 'a|link', 'href').map((href) => new URL(href, site.url(path)).href)
    for (const thing of structuredData(html)) {
      for (const [name, value, place] of statementsOf(thing)) {
        if (name === 'image' || name === 'logo') pictures.add(value)
        else if (/^https?:/.test(value)) expect(links, `${path} ${place}`).toContain(value)
        // Structured data has the country code, which the page shows only in its link.
        else if (name === 'telephone') expect(links, `${path} ${place}`).toContain(`tel:${value}`)
        else expect(said, `${path} ${place}`).toContain(withoutSpaces(formatValue(name, value)))
      }
      for (const [from, to] of periods) {
        const [start, end] = [thing[from], thing[to]].map((day) => (day ? String(day) : null))
        const range = formatDateRange(start ?? null, end ?? null)
        if (range) expect(said, path).toContain(withoutSpaces(range))
      }
    }
  }
  expect(pictures.size).toBeGreaterThan(5)
  for (const address of pictures) {
    const { headers } = await fetch(address, { method: 'HEAD' })
    expect(headers.get('content-type'), address).toMatch(/^image\//)
  }
})

test('structured data uses schema.org’s vocabulary and has what Google requires of each type (SEO-3)', async () => {
  const addresses = new Map<unknown, unknown>()
  for (const path of everyPage) {
    const nodes = structuredData((await site.get(path)).html)
    expect(graphProblems({ '@context': 'https://schema.org', '@graph': nodes }), path).toEqual([])
    for (const { '@id': id, url } of nodes) if (id) addresses.set(id, url)
  }
  // These are the hotel, each room, each offer and the restaurant.
  expect(addresses.size).toBe(new Set(addresses.values()).size)
  expect(addresses.size).toBeGreaterThan(10)
})

test('each room in the list has the same identity as on its own page (SEO-3)', async () => {
  const list = structuredData((await site.get('/quartos')).html).find(
    (thing) => thing['@type'] === 'ItemList',
  )
  const rooms = [list?.itemListElement].flat().map((entry) => Object(entry).item)
  expect(rooms).toHaveLength(startNaming.kinds.length)
  for (const { '@id': id, url, name } of rooms) {
    const nodes = structuredData((await site.get(new URL(url).pathname)).html)
    expect(nodes.find((thing) => thing['@id'] === id)).toMatchObject({ '@type': 'HotelRoom', url, name })
  }
})

test('sharing images are small JPEG files of 1200 × 630 (SEO-2)', async () => {
  const images = new Set<string>()
  for (const path of [
    ...['/', '/sobre', '/quartos', '/bem-estar', '/restaurante', '/ofertas'],
    ...['/oferta/natal-2026', '/oferta/inverno-2027', '/quartos/chale-premium'],
  ]) {
    const { meta } = headOf((await site.get(path)).html)
    expect([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630'])
    const image = await fetch(meta('og:image'))
    expect([image.status, image.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
    const { byteLength } = await image.arrayBuffer()
    expect(byteLength).toBeGreaterThan(10_000)
    expect(byteLength).toBeLessThanOrEqual(300_000)
    images.add(meta('og:image'))
  }
  // Each main page, each offer and each room has its own.
  expect(images.size).toBe(9)
  expect(headOf((await site.get('/termos')).html).meta('og:image')).toBe([...images][0])
  for (const path of ['termos', 'nunca-houve', 'oferta/nunca-houve'])
    expect((await site.get(`/opengraph-image/${path}`)).status, path).toBe(404)
})

test('the sitemap lists the pages and the active offers, and robots may read everything but panel and API (SEO-4)', async () => {
  const listed = [...everyPage].filter((path) => path !== '/pesquisa')
  expect((await listedPaths(site)).toSorted()).toEqual(listed.toSorted())
  const sitemap = (await site.get('/sitemap.xml')).html
  expect(sitemap.match(/<loc>/g)).toHaveLength(sitemap.split(`<loc>${site.origin}`).length - 1)
  for (const path of everyPage) expect((await site.get(path)).status, path).toBe(200)
  const rules = (await site.get('/robots.txt')).html.split('\n')
  expect(rules).toEqual(
    expect.arrayContaining([
      'User-Agent: *',
      'Disallow: /admin',
      'Disallow: /api',
      `Sitemap: ${site.url('/sitemap.xml')}`,
    ]),
  )
  expect(rules).not.toContain('Disallow: /')
})

test('inactive offers and hidden chalets are in no page, data, sitemap or picture', async () => {
  const secrets = [...inactivePackages.flatMap(packageSecrets), ...roomSecrets()]
  expect(secrets.length).toBeGreaterThan(10)
  for (const path of [...everyPage, '/sitemap.xml']) {
    for (const headers of [undefined, { rsc: '1' }]) {
      const response = await fetch(site.url(path), { headers })
      expect(response.status, path).toBe(200)
      const text = (await response.text()).replaceAll(/\s|&nbsp;/g, ' ')
      expect(text.length, path).toBeGreaterThan(500)
      expect(
        secrets.filter((secret) => text.includes(secret)),
        path,
      ).toEqual([])
    }
  }
  for (const { slug } of inactivePackages) {
    const { headers } = await site.get(`/opengraph-image/oferta/${slug}`)
    expect(headers.get('content-type') ?? '').not.toContain('image')
  }
})

const periods = [
  ['validFrom', 'validThrough'],
  ['availabilityStarts', 'availabilityEnds'],
] as const

/** Returns the statements of a node, without vocabulary names, list positions and booleans. */
function statementsOf(thing: object, path = ''): [name: string, value: string, place: string][] {
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@') || name === 'position' || typeof value === 'boolean') return []
    // The restaurant's name derives from the hotel's.
    if (Object(thing)['@type'] === 'Restaurant' && name === 'name') return []
    if (periods.flat().some((key) => key === name)) return []
    // They complete an address that the page states.
    if (name === 'postalCode' || name === 'addressCountry') return []
    return [value].flat().flatMap((one: unknown): [string, string, string][] => {
      const place = `${path}${name}`
      if (typeof one === 'object' && one !== null) return statementsOf(one, `${place}.`)
      return [[name, String(one), `${place}: ${one}`]]
    })
  })
}

/** Formats the value as the site writes it. */
function formatValue(name: string, value: string) {
  if (name === 'price') return formatMoney(Number(value))
  if (/^check(?:in|out)Time$/.test(name)) return hourText(value)
  return name === 'priceCurrency' ? 'R$' : value
}

function packageSecrets(hidden: (typeof inactivePackages)[number]) {
  const shown = activePackages.flatMap((pkg) => [pkg.price, pkg.originalPrice])
  const prices = [hidden.price, hidden.originalPrice].filter(
    (price) => price !== null && !shown.includes(price),
  )
  const { id, slug, name, description } = hidden
  return [id, slug, name, description, ...prices.map((amount) => money(Number(amount)))]
}

/** Returns the texts of rooms that are inactive or not the first of their category. */
function roomSecrets() {
  const active = demoRooms.filter((room) => room.active)
  const shown = startNaming.kinds.map(({ code }) => active.find(({ category }) => category === code))
  return demoRooms
    .filter((room) => !shown.includes(room))
    .flatMap((room) => [room.id, room.name, room.description, room.detailed_description ?? []].flat())
}
