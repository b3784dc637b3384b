import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { signSession } from '../../../lib/access/cookies.ts'
import { startNaming } from '../../../lib/hotel/naming/words.ts'
import { routes } from '../../../lib/paths.ts'
import { demoConfiguration, demoHotel } from '../../../supabase/local/demo/test-content.ts'
import { activePackages } from '../../support/content.ts'
import { attributes, structuredData, withoutSpaces, wordsOf } from '../../support/html.ts'
import { startOwnServers } from '../../support/own-servers.ts'
import { rawRequest } from '../../support/raw-request.ts'
import { packageSlug } from '../../support/site-document.ts'
import { distDirUnderTest } from '../../support/web-server.ts'

const site = await startOwnServers()
const { backend, server, dataDir } = site
afterAll(() => site.stop())
beforeEach(() => site.publish())

const standard = Object.values(routes)
const pages = [...standard, `/oferta/${packageSlug}`]
/** These pages exist only if staff have written them. */
const pagesOfBlocks: string[] = [routes.about, routes.leisure, routes.restaurant, routes.arrival]

test('a missing page is logged once, percent-encoded and without its query (NAV-3)', async () => {
  expect((await server.get('/n%C3%A3o-existe?senha=segredo')).status).toBe(404)
  await expect.poll(() => server.log).toContain('/n%C3%A3o-existe')
  expect(server.log.match(/"page_not_found"/g)).toHaveLength(1)
  expect(server.log).not.toContain('segredo')
})

test('every page has a policy that trusts exactly its own inline scripts (SEC-3)', async () => {
  for (const path of [...pages, '/nada']) {
    const { status, location, policy, html } = await server.get(path)
    expect([status, location], path).toEqual([path === '/nada' ? 404 : 200, null])
    const scripts = [...html.matchAll(/<script(?![^>]*(?:[\s-]src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    const hashes = scripts.map(([, code = '']) => createHash('sha256').update(code).digest('base64'))
    expect(hashes.length, path).toBeGreaterThan(0)
    expect(new Set(policy.match(/'sha256-[^']+'/g)), path).toEqual(
      new Set(hashes.map((hash) => `'sha256-${hash}'`)),
    )
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'self'")
  }
})

test('without content the pages still have a heading and a link onward (PAGE-7, PAGE-9, NAV-20)', async () => {
  const packages = activePackages.map((pkg) => ({ ...pkg, isFeatured: false }))
  await site.publish((document) => ({ ...document, packages }))
  const home = await server.get('/')
  expect(home.html).not.toContain('Ofertas Especiais')
  expect(home.html).toContain('BEM-VINDOS')
  const offers = await server.get('/ofertas')
  expect(offers.html).not.toContain('Pacotes em destaque')
  expect(offers.html).toContain('drawn-ground')
  for (const { slug } of activePackages) expect(offers.html).toContain(`/oferta/${slug}`)

  const nothing = { configuration: null, hero: null, about: null, packages: [], rooms: [] }
  await site.publish(() => ({ hotel: demoHotel, ...nothing }))
  for (const path of standard) {
    const page = await server.get(path)
    expect(page.status, path).toBe(pagesOfBlocks.includes(path) ? 404 : 200)
    expect(page.html.match(/<h1/g), path).toHaveLength(1)
    expect(page.html, path).not.toMatch(/\bundefined\b<|>null<|src=""|href="tel:"|href="mailto:"/)
  }
  const empty = (await server.get('/ofertas')).html
  expect(empty).not.toContain('Nenhum pacote encontrado')
  expect(empty).toContain('Reservar Agora')
  expect(empty).not.toContain('href="/quartos"')
})

test('until its blocks are stored the home page shows what other sections provide (HOME-10)', async () => {
  await site.publish((document) => ({ ...document, home_blocks: undefined }))
  const { html } = await server.get('/')
  const rooms = startNaming.kinds.map(({ code }) => `/quartos/chale-${code}`)
  expect(attributes(html, 'a', 'href')).toEqual(expect.arrayContaining(rooms))
  for (const text of [
    'BEM-VINDOS',
    'Acomodações excepcionais',
    'Ofertas Especiais',
    'Onde estamos',
    'Depoimentos',
  ])
    expect(wordsOf(html)).toContain(withoutSpaces(text))
  await site.publish((document) => ({ ...document, home_blocks: [] }))
  const bare = await server.get('/')
  expect(bare.status).toBe(200)
  expect(wordsOf(bare.html)).not.toContain('BEM-VINDOS')
})

test('a page that the hotel has switched off answers like an unknown address, and nothing links to it (PAGE-7, PAGE-9)', async () => {
  const gone = [routes.leisure, routes.restaurant, routes.survey, routes.arrival]
  const switches = [{ id: 'pages', restaurant: { shown: false }, survey: { shown: false } }]
  await site.publish((document) => ({ ...document, leisure_blocks: [], arrival: [], pages: switches }))
  for (const path of gone) {
    const { status, html } = await server.get(path)
    expect(status, path).toBe(404)
    expect(html, path).toContain('Oops! Page not found')
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
  }
  for (const path of [...pages, '/nada', '/sitemap.xml']) {
    const { html } = await server.get(path)
    for (const target of gone)
      expect(html, `${target} on ${path}`).not.toMatch(new RegExp(`href="${target}|${target}</loc>`))
  }
  await site.publish()
  for (const path of gone) expect((await server.get(path)).status, path).toBe(200)
})

test('each telephone of a field is a link, the header has the first, search engines get one, and an empty one leaves no gap (NAV-7, ID-1)', async () => {
  const numbers = ['tel:+552455500142', 'tel:+5524999990000']
  const phone = '(24) 5550-0142 / (24) 99999-0000 (WhatsApp)'
  const configuration = { ...demoConfiguration, phone }
  await site.publish((document) => ({ ...document, configuration, contacts: [] }))
  const { html } = await server.get('/')
  for (const [part, expected] of [
    ['header', numbers.slice(0, 1)],
    ['footer', numbers],
    ['main', numbers],
  ] as const) {
    const [inside = ''] = new RegExp(`<${part}\\b[\\s\\S]*?</${part}>`).exec(html) ?? []
    expect(
      [...new Set(attributes(inside, 'a', 'href').filter((href) => href.startsWith('tel:')))],
      part,
    ).toEqual(expected)
  }
  expect(structuredData(html)[0]).toMatchObject({ telephone: '+552455500142' })
  expect(html, 'fields that the hotel leaves empty').not.toMatch(/Redes sociais|Cadastur|De carro, desde/)
})

test('without a WhatsApp number nothing mentions it; with one it is everywhere', async () => {
  const write = (whatsapp: string) =>
    site.publish((document) => ({ ...document, contacts: [{ id: 'contacts', whatsapp }] }))
  await write('')
  for (const path of ['/', '/quartos', `/oferta/${packageSlug}`])
    expect((await server.get(path)).html, path).not.toMatch(/WhatsApp|#whatsapp|wa\.me/)
  await write('(24) 99999-0142')
  for (const path of ['/quartos', `/oferta/${packageSlug}`])
    expect((await server.get(path)).html, path).toContain('https://wa.me/5524999990142?text=')
})

test('no page keeps or repeats a visitor’s query (SEC-9), and unknown addresses write no file', async () => {
  const secret = 'segredo-so-de-um-visitante'
  const bodyOf = async (path: string, headers = {}) =>
    (await rawRequest(server.origin, path, { headers })).body
  const { html } = await server.get(`/oferta/${packageSlug}`)
  const [, image = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
  expect(image).toContain(packageSlug)
  await server.get('/nada')
  const files = () =>
    [dataDir, `${distDirUnderTest()}/server`].flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' }),
    )
  const before = files()
  for (const path of ['/', '/ofertas', '/pesquisa', `/oferta/${packageSlug}`, undefined]) {
    for (const headers of [{}, { rsc: '1' }]) {
      // Publishing invalidates every page, so that the request with the query renders it.
      await server.publish()
      const first = await bodyOf(`${path ?? `/convite/${secret}`}?x=${secret}&_rsc=${secret}`, headers)
      for (const body of [first, await bodyOf(path ?? '/nada')]) {
        expect(body.length).toBeGreaterThan(1000)
        expect(body).not.toContain(secret)
      }
    }
  }
  for (let number = 0; number < 10; number++) {
    expect((await server.get(`/oferta/aleatoria-${number}`)).status).toBe(307)
    expect((await server.get(image.replace(packageSlug, `aleatoria-${number}`))).status).toBe(404)
    expect((await server.get(`/aleatoria-${number}`)).status).toBe(404)
  }
  expect(files()).toEqual(before)
  const data = await rawRequest(server.origin, '/ofertas', { headers: { rsc: '1' } })
  expect(data.headers['cache-control']).toEqual(['private, no-cache'])
})

test('a cache in front of the site may serve a page for a minute, and for four more while it revalidates (PUB-11)', async () => {
  const { headers } = await server.get('/sobre')
  expect(headers.get('cache-control')).toBe('s-maxage=60, stale-while-revalidate=240')
})

describe('the gate of the panel', () => {
  test('an unreachable backend neither opens the panel nor denies access, and a working one refuses a forged session', async () => {
    // This site signed the session, but the token in it is unsigned, so a working backend refuses it.
    const headers = { cookie: `panel-session=${signSession(sessionUntil(4_000_000_000))}` }
    expect((await server.get('/admin', headers)).location).toBe('/admin/login?motivo=sessao')
    for (const mode of ['refused', '500', 'hang'] as const) {
      await backend.fail(mode)
      const panel = await server.get('/admin/rooms', headers)
      expect(panel.location, mode).toBe('/admin/login?motivo=indisponivel&voltar=%2Fadmin%2Frooms')
      expect(panel.html).not.toContain('Painel Administrativo')
      const login = await server.get(panel.location ?? '', headers)
      expect(login.status).toBe(200)
      expect(login.html).toContain('Painel indisponível')
      expect(login.html).not.toContain('Acesso negado')
    }
  })

  test('invented sessions cause no request to the auth server, and an expired one causes one', async () => {
    const past = 1_700_000_000
    const expired = sessionUntil(past)
    const { accessToken } = expired
    const signed = signSession(expired)
    const old = { access_token: accessToken, refresh_token: 'x', expires_at: past }
    const before = backend.authCalls
    for (const cookie of [
      `sb-127-auth-token=base64-${encode(old)}`,
      `panel-session=${signed.slice(0, -4)}AAAA`,
      `panel-session=${signed.replace('~x~', '~y~')}`,
      `panel-session=1~1~x~${accessToken}~`,
      `panel-session=${signSession({ ...expired, startedAt: 0 })}`,
    ]) {
      expect((await server.get('/admin', { cookie })).location).toBe('/admin/login?motivo=sessao')
      await fetch(server.url('/admin/login'), {
        method: 'POST',
        headers: { cookie, 'next-action': 'x', origin: server.origin },
      })
    }
    expect(backend.authCalls - before).toBe(0)
    for (let count = 0; count < 3; count++) await server.get('/admin', { cookie: `panel-session=${signed}` })
    expect(backend.authCalls - before).toBe(1)
    // The log has one line without a stack.
    expect(server.log.match(/"renewal_refused"/g)).toHaveLength(1)
    expect(server.log).not.toMatch(/^\s+at /m)
  })
})

function sessionUntil(exp: number) {
  const accessToken = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'x', email: 'a@b.example', exp })}.eA`
  return { accessToken, refreshToken: 'x', startedAt: Date.now(), seenAt: Date.now() }
}

function encode(part: unknown) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
