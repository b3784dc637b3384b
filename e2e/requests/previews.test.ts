import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { signText } from '../../lib/site-secret.ts'
import { cookieOf, demoAdmin, service } from '../support/admin.ts'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()
const word = `segredo${randomUUID().slice(0, 8)}`
/** Omits `word`, because a response may repeat the requested address. */
const slug = `pacote-${randomUUID()}`
const item = { id: randomUUID(), name: word, title: word, slug }
let hotel_id = ''
/** The token of a link to a package that is only a draft. */
let token = ''
/** The cookie of that link's visitor. */
let cookie = ''

beforeAll(async () => {
  const { data } = await service()
    .from('hotels')
    .select('id')
    .eq('slug', 'quaresmeira')
    .single()
    .throwOnError()
  hotel_id = data.id
  const pending = { hotel_id, section: 'packages', item_id: item.id, item }
  const { data: version } = await service()
    .from('pending_versions')
    .insert(pending)
    .select('id')
    .single()
    .throwOnError()
  token = await makeLink(version.id)
  const { cookies } = await enter(token)
  cookie = cookies
})

async function makeLink(pending: string) {
  const id = randomUUID()
  const hex = id.replaceAll('-', '')
  const made = hex + signText('preview', hex)
  const token_hash = createHash('sha256').update(made).digest('hex')
  await service().from('preview_links').insert({ id, hotel_id, pending, token_hash }).throwOnError()
  return made
}

/** Opens a link as a browser without cookies does. */
async function enter(link: string) {
  const answer = await site.get(`/previa/${link}`)
  const set = answer.headers.getSetCookie()
  const held = set.filter((one) => !/Expires=Thu, 01 Jan 1970|Max-Age=0/.test(one))
  return { answer, set, cookies: held.map((one) => one.split(';')[0]).join('; ') }
}

function revoke(link: string) {
  const token_hash = createHash('sha256').update(link).digest('hex')
  const revoked_at = new Date().toISOString()
  return service().from('preview_links').update({ revoked_at }).eq('token_hash', token_hash).throwOnError()
}

/** Removes what differs between visits. */
const plain = (html: string) => html.replace(/<script(?![^>]*ld\+json).*?<\/script>/gs, '')

test('a link redirects to its item’s page and sets one encrypted cookie, valid for this preview only (PUB-14, DRAFT-5, DRAFT-6)', async () => {
  const { answer, set, cookies } = await enter(token)
  expect([answer.status, answer.location]).toEqual([307, `/oferta/${slug}`])
  expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/)
  expect(
    set.filter((one) => one.startsWith('__prerender_bypass=')).every((one) => /=;.*1970/.test(one)),
  ).toBe(true)
  expect(cookies).toMatch(/^previa=[\w.-]+$/)
  expect(Buffer.from(cookies.slice(7).split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
    token,
  )
  const page = await site.get(`/oferta/${slug}`, { cookie })
  expect([page.status, page.html.includes(`${word}</h1>`), page.html.includes('Sob consulta')]).toEqual([
    200,
    true,
    true,
  ])
  expect(page.html).not.toContain(`/previa/${token}`)
  expect(page.headers.get('cache-control')).toMatch(/private.*no-store/)
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(page.headers.getSetCookie()).toEqual([])
  for (const path of ['/ofertas', '/'])
    expect((await site.get(path, { cookie, rsc: '1' })).headers.get('cache-control'), path).toMatch(/private/)
  expect((await site.get('/ofertas', { cookie })).html).toContain(word)
})

test('no header shows a preview without its cookie, and no cache keeps it (PUB-15)', {
  timeout: 120_000,
}, async () => {
  const encrypted = cookie.slice('previa='.length)
  const guess = '0123456789abcdef0123456789abcdef'
  const headers: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { cookie: `previa=${token}` },
    { cookie: `previa=${encrypted.slice(0, -2)}AA` },
    { cookie: `previa=${encrypted.slice(4)}` },
    { cookie: `previa=x; __prerender_bypass=${guess}` },
    { cookie: `__prerender_bypass=${guess}; __next_preview_data=${guess}` },
    { cookie: `__Host-previa=${encrypted}` },
    { 'x-prerender-revalidate': guess, 'x-prerender-revalidate-if-generated': '1' },
    { 'x-middleware-subrequest': 'middleware:middleware', 'x-middleware-rewrite': `/oferta/${slug}` },
    { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': cookie },
    { 'x-middleware-set-cookie': cookie, 'x-matched-path': `/oferta/${slug}` },
    { 'x-nextjs-data': '1', 'x-now-route-matches': '1' },
    { 'next-url': `/oferta/${slug}`, 'x-invoke-path': `/oferta/${slug}` },
    { 'if-none-match': '*', range: 'bytes=0-' },
    { 'x-forwarded-host': 'outro.example', 'x-original-url': `/previa/${token}` },
  ]
  const paths = ['/', '/ofertas', `/oferta/${slug}`, '/quartos', '/sobre', '/sitemap.xml', '/opengraph-image']
  const own = [
    '/termos',
    '/robots.txt',
    '/api/health',
    `/${slug}`,
    '/pesquisa',
    '/ofertas?x=1',
    `/media/~${token}/a`,
  ]
  const before = plain((await site.get('/ofertas')).html)
  for (const path of [...paths, ...own]) {
    // Requests the preview first, so that a cache could have kept it.
    await site.get(path, { cookie })
    for (const asked of headers) {
      const { html, headers: answered } = await site.get(path, asked)
      const asks = `${path} ${JSON.stringify(asked)}`
      expect(html, asks).not.toContain(word)
      expect(answered.get('set-cookie') ?? '', asks).not.toMatch(/(?:__prerender_bypass|previa)=[^;]/)
    }
  }
  expect(plain((await site.get('/ofertas')).html)).toBe(before)
  expect((await site.get('/ofertas')).headers.get('cache-control')).toMatch(/^s-maxage/)
})

test('a revoked, forged or invented link says so and renders no page; its cookie shows the live site (DRAFT-7)', async () => {
  const { data } = await service()
    .from('pending_versions')
    .select('id')
    .eq('item_id', item.id)
    .single()
    .throwOnError()
  const link = await makeLink(data.id)
  const { cookies } = await enter(link)
  expect((await site.get('/ofertas', { cookie: cookies })).html).toContain(word)
  await revoke(link)
  for (const closed of [link, link.replace(/.{3}$/, 'AAA'), 'qualquer']) {
    const { status, html, headers } = await site.get(`/previa/${closed}`)
    expect([closed, status]).toEqual([closed, 404])
    expect(html).toContain('<h1>Este link de prévia não vale mais: peça outro link.</h1>')
    expect(html).not.toContain('<script')
    expect(headers.getSetCookie()).toEqual([])
  }
  // Includes an address that only a preview has, of which no page is cached.
  for (const path of ['/ofertas', `/${slug}`]) {
    const sent = await site.get(path, { cookie: cookies })
    expect([sent.status, sent.location, sent.html]).toEqual([307, path, path])
    expect(sent.headers.get('cache-control')).toMatch(/private.*no-store/)
    expect(sent.headers.get('set-cookie')).toMatch(/^previa=;.*Max-Age=0/)
  }
  expect((await site.get(`/${slug}`)).status).toBe(404)
})

test('thirty concurrent visits to one preview do not block the site (PUB-14)', async () => {
  let areOver = false
  const visits = Promise.all(Array.from({ length: 30 }, () => site.get('/ofertas', { cookie }))).finally(
    () => {
      areOver = true
    },
  )
  await site.get('/sobre')
  expect(areOver, 'a guest is answered before them').toBe(false)
  const answers = await visits
  const refused = answers.filter(({ status }) => status === 503)
  // Three at once and twelve in the queue are answered; how many more fit in later varies.
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(15)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['10']))
})

test('staff open another day by a link that other sites cannot forge, and leave it again (ADM-29)', async () => {
  const panel = await cookieOf(demoAdmin)
  const day = '/admin/previa?dia=2026-12-24&hora=20:00'
  expect((await site.get(day)).location).toContain('/admin/login?')
  const foreign = await site.get(day, { cookie: panel, 'sec-fetch-site': 'cross-site' })
  expect([foreign.location, foreign.headers.getSetCookie()]).toEqual(['/admin', []])
  const entered = await site.get(day, { cookie: panel, referer: site.url('/ofertas') })
  expect(entered.location).toBe('/ofertas')
  const [held = ''] = entered.headers.getSetCookie().filter((one) => one.startsWith('previa='))
  const [own = ''] = held.split(';')
  const staff = await site.get('/ofertas', { cookie: `${own}; ${panel}` })
  expect(staff.html).toContain('O site em qui, 24 dez, 20h')
  expect(staff.html).toContain('aria-label="Ver o site em outro dia"')
  expect((await site.get('/ofertas', { cookie: own })).html).not.toContain(
    'aria-label="Ver o site em outro dia"',
  )
  expect(staff.html).not.toMatch(/\/previa\/[\w-]{75}/)
  // A link for others is made only on request, and only once.
  const links = []
  for (let round = 0; round < 2; round++) {
    const shared = await site.get('/admin/previa?mostrar=sim', { cookie: `${own}; ${panel}` })
    expect(shared.location).toBe('/admin/pending')
    links.push((await site.get('/admin/pending', { cookie: panel })).html.match(/\/previa\/[\w-]{75}/g) ?? [])
  }
  expect(links[0]?.length).toBeGreaterThan(0)
  expect(new Set(links[1])).toEqual(new Set(links[0]))
  const left = await site.get('/previa/sair', { cookie: own, referer: site.url('/ofertas') })
  expect([left.location, left.headers.get('set-cookie')]).toEqual([
    '/ofertas',
    expect.stringMatching(/^previa=;/),
  ])
})
