import { expect, test } from 'vitest'
import { decide } from './decide'
import { isSameOrigin, underOwnName } from './same-origin'

const site = 'https://www.hotel.example'
const ours = { origin: site, host: 'www.hotel.example' }
const action = { ...ours, 'next-action': 'abc', 'content-length': '500' }
const form = { ...ours, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '500' }

type Headers = Record<string, string>
const circumstances = { siteUrl: site, isDevelopment: false, isStaff: true, isOwnPage: () => false }

function decided(method: string, url: string, headers: Headers = {}, more: object = {}) {
  const { hosts = ['www.hotel.example'], ...rest } = { hosts: undefined, ...more }
  return decide({ method, url, headers, headersDistinct: { host: hosts } }, { ...circumstances, ...rest })
}

/** Returns the filter's status, or the decision to pass the request on. */
function at(...given: Parameters<typeof decided>) {
  const decision = decided(...given)
  return 'answer' in decision ? decision.answer.status : decision
}

test.each(['/', '/api/health', '/images/a.jpg', '/administrador', '/nada'])(
  '%s accepts no body and no other method',
  (path) => {
    for (const headers of [action, form, { ...ours, 'content-length': '500000000' }, {}])
      expect(at('POST', path, headers)).toBe(405)
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE']) expect(at(method, path)).toBe(405)
  },
)

test('actions pass in the panel, with and without a script (SEC-1)', () => {
  for (const path of ['/admin', '/admin/rooms', '/admin/login']) {
    expect(at('POST', path, action)).toEqual({ url: path, bytes: 500 })
    expect(at('POST', path, form)).toEqual({ url: path, bytes: 500 })
    expect(at('POST', path, { ...ours, 'content-length': '5' })).toBe(405)
    expect(at('PUT', path, action)).toBe(405)
  }
  for (const path of ['/%61dmin', '//admin', '/admin/', '/x/../admin', '/admin%2Frooms', '/ADMIN'])
    expect(at('POST', path, action), path).toBe(405)
})

const kB = 1024
const shared = 6 * 5 * kB * kB + 64 * kB
test.each([
  ['/admin/login', 16 * kB, { isStaff: true }, 413],
  ['/admin/rooms', kB * kB, { isStaff: true }, 413],
  ['/api/revalidate', kB * kB, { isStaff: true }, 413],
  ['/api/pesquisa', 32 * kB, { isStaff: false }, 413],
  ['/admin/compartilhar', shared, { isStaff: true }, 413],
  // Strangers may send 64 kB and then read that the session has ended.
  ['/admin/rooms', 64 * kB, { isStaff: false }, 401],
  ['/api/revalidate', 64 * kB, { isStaff: false }, 401],
  ['/admin/compartilhar', 64 * kB, { isStaff: false }, 303],
])('%s accepts %d bytes from %o and refuses one more with %d', (path, most, sender, status) => {
  const send = (bytes: number) => at('POST', path, { ...action, 'content-length': String(bytes) }, sender)
  expect(send(most)).toEqual({ url: path, bytes: most })
  expect(send(most + 1)).toBe(status)
})

test('a body needs a length and a method that has one', () => {
  expect(at('POST', '/admin/rooms', { ...action, 'transfer-encoding': 'chunked' })).toBe(411)
  expect(at('POST', '/api/revalidate')).toEqual({ url: '/api/revalidate', bytes: 0 })
  expect(at('GET', '/', { 'transfer-encoding': 'chunked' })).toBe(413)
  expect(at('GET', '/', { 'content-length': '9' })).toBe(413)
  expect(at('GET', '/', { 'content-length': '0' })).toEqual({ url: '/', bytes: 0 })
})

test('another site cannot call an action; the hook accepts any origin, because it has a secret', () => {
  const origin = 'https://evil.example'
  for (const call of [action, form])
    for (const path of ['/admin/rooms', '/api/pesquisa'])
      expect(at('POST', path, { ...call, origin })).toBe(403)
  expect(at('POST', '/api/revalidate', { origin })).toMatchObject({ bytes: 0 })
})

test.each<[Headers, boolean]>([
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'none', origin: 'null' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: site }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://x.hotel.example' }, false],
  [{ 'sec-fetch-site': 'none', origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('photographs shared with %j are accepted: %s', (headers, isTaken) => {
  const photographs = { 'content-type': form['content-type'], 'content-length': '500' }
  const decision = at('POST', '/admin/compartilhar', { ...photographs, ...headers })
  expect(decision).toEqual(isTaken ? { url: '/admin/compartilhar', bytes: 500 } : 403)
  if (headers['sec-fetch-site'] === 'none')
    expect(at('POST', '/admin/rooms', { ...photographs, ...headers })).toBe(403)
})

test('other spellings of an address redirect to the canonical one, which OPTIONS answers at once (SEC-6)', () => {
  for (const method of ['GET', 'HEAD'])
    expect(decided(method, '//evil.example?x=1')).toEqual({
      answer: { status: 308, headers: { location: '/evil.example?x=1' } },
    })
  expect(at('OPTIONS', '//ofertas')).toEqual({ url: '/ofertas', bytes: 0 })
  expect(at('GET', '*')).toBe(400)
})

test.each([
  // A visitor cannot start an encoder.
  ['/_next/image?url=%2Fimages%2Fa.jpg&w=640&q=75', '/_not-found'],
  ['/_global-error', '/_not-found'],
  ['/convite/segredo?x=1', '/_not-found'],
  ['/oferta/%', '/oferta/%EF%BF%BD'],
  ['/?link=segredo&_rsc=abc', '/'],
  ['/admin/rooms?abrir=1', '/admin/rooms?abrir=1'],
  ['/media/a/b.jpg/480.avif?x', '/media/a/b.jpg/480.avif?x'],
])('GET %s is answered with %s', (url, expected) => {
  expect(at('GET', url)).toEqual({ url: expected, bytes: 0 })
})

test("in development the framework's own addresses pass unchanged", () => {
  const inDevelopment = { isDevelopment: true }
  expect(at('POST', '/__nextjs_original-stack-frames', {}, inDevelopment)).toMatchObject({ bytes: 0 })
  const url = '/_next/static/chunks/%5Broot%5D%28x%29.js'
  expect(at('GET', url, {}, inDevelopment)).toMatchObject({ url })
})

test.each([
  [['a.example', 'a.example'], 400],
  [[''], 400],
  [['a b'], 400],
  [['a.example:80:80'], 400],
  [['a.example, b.example'], 400],
  [['localhost:3000'], 200],
  [['[::1]:3000'], 200],
])('the Host headers %j are answered with %d', (hosts, status) => {
  expect(at('GET', '/', {}, { hosts })).toEqual(status === 200 ? { url: '/', bytes: 0 } : status)
})

const sentWith = (headers: Record<string, string>) =>
  isSameOrigin((name) => ({ host: 'www.hotel.example', ...headers })[name], site)

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: site },
  // Plain http on a local network sends no Sec-Fetch-Site.
  { origin: site },
  // A proxy may use another name, and the site may run on another port without one.
  { origin: site, host: '127.0.0.1:3000' },
  { origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' },
])('%j is this site', (headers) => expect(sentWith(headers)).toBe(true))

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'cross-site', origin: site },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://outro.example' },
  { origin: 'https://outro.example' },
  { origin: 'https://www.hotel.example.outro.example' },
  { origin: 'null' },
])('%j is not', (headers) => expect(sentWith(headers)).toBe(false))

test.each<[Record<string, string>, Record<string, string>]>([
  [
    { origin: site, host: '127.0.0.1:3000', 'x-forwarded-host': 'interno.example' },
    { origin: site, host: 'www.hotel.example' },
  ],
  [
    { origin: 'https://outro.example', host: '127.0.0.1:3000' },
    { origin: 'https://outro.example', host: '127.0.0.1:3000' },
  ],
  [{ host: '127.0.0.1:3000' }, { host: '127.0.0.1:3000' }],
])('%j reaches Next as %j', (headers, expected) => {
  underOwnName(headers, site)
  expect(headers).toEqual(expected)
})
