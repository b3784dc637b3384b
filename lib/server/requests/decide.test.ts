import { describe, expect, test } from 'vitest'
import { decide, type Facts } from './decide'

const site = 'https://www.hotel.example'
const ours = { origin: site, host: 'www.hotel.example' }
const action = { ...ours, 'next-action': 'abc', 'content-length': '500' }
const form = { ...ours, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '500' }

function at(method: string, url: string, headers: Record<string, string> = {}, more: Partial<Facts> = {}) {
  const decision = decide({
    method,
    url,
    header: (name) => headers[name],
    hosts: ['www.hotel.example'],
    siteUrl: site,
    isDevelopment: false,
    isStaff: true,
    ...more,
  })
  return 'answer' in decision ? decision.answer.status : decision
}

function urlOf(decision: ReturnType<typeof at>) {
  return typeof decision === 'object' ? decision.url : ''
}

describe('bodies', () => {
  test.each([
    '/',
    '/ofertas',
    '/oferta/natal',
    '/pesquisa',
    '/api/health',
    '/images/a.jpg',
    '/administrador',
    '/nada',
  ])('nobody sends anything to %s', (path) => {
    for (const headers of [action, form, { ...ours, 'content-length': '500000000' }, {}]) {
      expect(at('POST', path, headers)).toBe(405)
    }
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) expect(at(method, path)).toBe(405)
  })

  test.each(['/admin', '/admin/rooms', '/admin/login'])(
    'actions pass at %s, with script and without',
    (path) => {
      expect(at('POST', path, action)).toEqual({ url: path, bytes: 500 })
      expect(at('POST', path, form)).toEqual({ url: path, bytes: 500 })
      expect(at('POST', path, { ...ours, 'content-length': '5' })).toBe(405)
      expect(at('PUT', path, action)).toBe(405)
    },
  )

  test('each place takes what it needs and no more', () => {
    const sent = (path: string, bytes: number) =>
      at('POST', path, { ...action, 'content-length': String(bytes) })
    for (const [path, most] of [
      ['/admin/login', 16 * 1024],
      ['/admin/rooms', 1024 * 1024],
      ['/api/revalidate', 1024 * 1024],
    ] as const) {
      expect(sent(path, most)).toEqual({ url: path, bytes: most })
      expect(sent(path, most + 1)).toBe(413)
    }
  })

  test('a length is announced, and belongs to a method that has a body', () => {
    expect(at('POST', '/admin/rooms', { ...action, 'transfer-encoding': 'chunked' })).toBe(411)
    expect(at('POST', '/api/revalidate')).toEqual({ url: '/api/revalidate', bytes: 0 })
    expect(at('GET', '/', { 'transfer-encoding': 'chunked' })).toBe(413)
    expect(at('GET', '/', { 'content-length': '9' })).toBe(413)
    expect(at('GET', '/', { 'content-length': '0' })).toEqual({ url: '/', bytes: 0 })
  })

  test('another site cannot call an action; the hook has a secret instead', () => {
    for (const origin of ['https://evil.example', 'null', `${site}.evil.example`]) {
      expect(at('POST', '/admin/rooms', { ...action, origin })).toBe(403)
      expect(at('POST', '/admin/rooms', { ...form, origin })).toBe(403)
      expect(at('POST', '/api/revalidate', { origin })).toMatchObject({ bytes: 0 })
    }
    expect(at('POST', '/admin/rooms', { ...action, 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  test('a phone may share photographs with the panel, another site may not', () => {
    const path = '/admin/compartilhar'
    const most = 6 * 5 * 1024 * 1024 + 64 * 1024
    const shared = (headers: Record<string, string>, bytes = 500) =>
      at('POST', path, { 'content-type': form['content-type'], 'content-length': String(bytes), ...headers })
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'none', origin: 'null' },
      { 'sec-fetch-site': 'same-origin', origin: site },
    ]
    for (const headers of ours) expect(shared(headers, most)).toEqual({ url: path, bytes: most })
    expect(shared({ 'sec-fetch-site': 'none' }, most + 1)).toBe(413)
    for (const theirs of [
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { 'sec-fetch-site': 'same-site', origin: 'https://x.hotel.example' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ] as Record<string, string>[]) {
      expect(shared(theirs)).toBe(403)
    }
    expect(at('POST', '/admin/rooms', { ...form, origin: 'null', 'sec-fetch-site': 'none' })).toBe(403)
  })

  test('no other spelling of a place takes one', () => {
    for (const path of ['/%61dmin', '//admin', '/admin/', '/x/../admin', '/admin%2Frooms', '/ADMIN'])
      expect(at('POST', path, action), path).toBe(405)
  })
})

test('other spellings lead to the plain one, for those who read', () => {
  for (const method of ['GET', 'HEAD']) {
    const decision = decide({
      method,
      url: '//evil.example/%2e',
      header: () => undefined,
      hosts: [],
      siteUrl: site,
      isDevelopment: false,
      isStaff: false,
    })
    expect(decision).toMatchObject({ answer: { status: 308, headers: { location: '/evil.example' } } })
  }
  expect(at('GET', '*')).toBe(400)
})

test("no encoder runs at a request, and Next's last resort is no page to ask for", () => {
  for (const url of [
    '/_next/image?url=%2Fimages%2Fa.jpg&w=640&q=75',
    '/_next/image',
    '/_next/image/',
    '/_global-error',
  ])
    expect(at('GET', url)).toBe(404)
})

test('what Next is asked for can be decoded, whatever the method and the place', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    for (const place of ['/', '/oferta/', '/admin/', '/media/a/', '/api/', '/_next/static/'])
      for (const end of ['%', '%E0%A4%A', '%ff', 'a%', '%c0%ae/b'])
        expect(decodeURIComponent(urlOf(at(method, place + end))), place + end).toMatch(
          /\ufffd|^\/_not-found$/,
        )
  expect(urlOf(at('POST', '/admin/%', action))).toBe('/admin/%EF%BF%BD')
})

test("in development the framework's own addresses are left alone", () => {
  expect(at('POST', '/__nextjs_original-stack-frames', {}, { isDevelopment: true })).toMatchObject({
    bytes: 0,
  })
  expect(at('GET', '/_next/static/chunks/%5Broot%5D%28x%29.js', {}, { isDevelopment: true })).toMatchObject({
    url: '/_next/static/chunks/%5Broot%5D%28x%29.js',
  })
})

test('a stranger sends 64 kB at most, and reads that the session has ended', () => {
  const stranger = { isStaff: false }
  const sent = (path: string, bytes: number, headers: Record<string, string> = action) =>
    at('POST', path, { ...headers, 'content-length': String(bytes) }, stranger)
  const most = 64 * 1024
  for (const path of ['/admin/rooms', '/api/revalidate']) {
    expect(sent(path, most), path).toEqual({ url: path, bytes: most })
    expect(sent(path, most + 1), path).toBe(401)
  }
  expect(sent('/admin/login', most)).toBe(413)
  expect(sent('/admin/compartilhar', most + 1, { 'sec-fetch-site': 'none' })).toBe(303)
})

test('only the panel is asked with a query, and what is missing under one address', () => {
  expect(urlOf(at('GET', '/convite/segredo?x=1'))).toBe('/_not-found')
  for (const path of ['/', '/ofertas', '/oferta/natal', '/_not-found', '/api/health', '/_next/static/a.js'])
    for (const headers of [{}, { rsc: '1' }] as Record<string, string>[])
      expect(at('GET', `${path}?link=segredo&_rsc=abc`, headers), path).toEqual({ url: path, bytes: 0 })
  for (const path of ['/admin', '/admin/rooms', '/media/a/b.jpg/480.avif'])
    expect(urlOf(at('GET', `${path}?abrir=1`)), path).toBe(`${path}?abrir=1`)
})

test.each([
  [['a.example', 'b.example']],
  [['a.example', 'a.example']],
  [['']],
  [['a b']],
  [['a/b']],
  [['a.example:80:80']],
  [['a@b.example']],
  [['[::1']],
  [['a.example, b.example']],
])('%j is no host to ask', (hosts) => {
  expect(at('GET', '/', {}, { hosts })).toBe(400)
})

test.each(['localhost:3000', 'www.hotel.example', '127.0.0.1', '[::1]:3000', 'xn--pousada-caf-mhb.example'])(
  '%s is a host to ask',
  (host) => {
    expect(at('GET', '/', {}, { hosts: [host] })).toMatchObject({ url: '/' })
  },
)
