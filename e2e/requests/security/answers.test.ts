import { expect, test } from 'vitest'
import { publishSecret } from '../../../scripts/lib/test-environment.ts'
import { cookieOf, demoAdmin } from '../../support/admin.ts'
import { storedPicture } from '../../support/demo-pictures.ts'
import { headerFaults, rawRequest } from '../../support/raw-request.ts'
import { actionsOf, distDirUnderTest, WebServer } from '../../support/web-server.ts'

const { origin } = WebServer.shared()
const actions = actionsOf(distDirUnderTest())

type Kind = [name: string, path: string, options?: Parameters<typeof rawRequest>[2]]

test('every kind of response has one policy and all security headers (SEC-3, SEC-6, SEC-8)', async () => {
  const cookie = await cookieOf(demoAdmin)
  const own = { origin, 'next-action': actions[0]?.id ?? '', 'content-type': 'text/plain' }
  const home = (await rawRequest(origin, '/')).body
  const sitemap = (await rawRequest(origin, '/sitemap.xml')).body
  const packagePath = /\/oferta\/[a-z0-9-]+/.exec(sitemap)?.[0] ?? ''
  const pkg = (await rawRequest(origin, packagePath)).body
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home)?.[0] ?? ''
  const share = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(pkg)?.[1] ?? ''
  const packages = (await rawRequest(origin, '/admin/packages', { headers: { cookie } })).body
  const imageIn = (html: string, folder: string) =>
    new RegExp(`${folder}/[^" ]+\\.(?:avif|webp)`).exec(html)?.[0] ?? ''
  const object = new URL(storedPicture('piscina.jpg'))
  const storage = object.origin
  const kinds: Kind[] = [
    ['page', '/'],
    ['package', packagePath],
    ['survey', '/pesquisa'],
    ['unknown address', '/nada'],
    ['address that cannot be decoded', '/%E0%A4%A'],
    ['package that does not exist', '/oferta/nunca-existiu'],
    ['configured redirect', '/natal'],
    ['trailing slash', '/ofertas/'],
    ['doubled slash', '//evil.example'],
    ['encoded spelling', '/%6ffertas'],
    ['gate', '/admin/rooms'],
    ['login page', '/admin/login'],
    ['step of signing in', '/admin/login/codigo'],
    ['panel', '/admin/packages', { headers: { cookie } }],
    ['RSC payload', '/ofertas?_rsc', { headers: { rsc: '1' } }],
    ['RSC redirect', '/ofertas', { headers: { rsc: '1' } }],
    ['action outside /admin', '/', { method: 'POST', headers: own, body: '[]' }],
    [
      'unknown action',
      '/admin/login',
      { method: 'POST', headers: { ...own, 'next-action': '00' }, body: '[]' },
    ],
    [
      'action from another site',
      '/admin',
      { method: 'POST', headers: { ...own, origin: 'https://evil.example' } },
    ],
    [
      'action too large',
      '/admin/login',
      { method: 'POST', headers: { ...own, 'content-length': '99999999' } },
    ],
    [
      'action without a length',
      '/admin/rooms',
      { method: 'POST', headers: { ...own, 'transfer-encoding': 'chunked' } },
    ],
    ['static file', chunk],
    ['missing static file', '/_next/static/chunks/nada.js'],
    ['image', '/images/serra.svg'],
    ['part of an image', '/images/serra.svg', { headers: { range: 'bytes=0-9' } }],
    ['impossible range', '/images/serra.svg', { headers: { range: 'bytes=999999999-' } }],
    ['image of the content', imageIn(pkg, '/media')],
    ['image that nobody names', '/media/hotel-images/nada.jpg/480.avif'],
    ['image in the panel', imageIn(packages, '/admin/media'), { headers: { cookie } }],
    ['image in the panel, for a stranger', imageIn(packages, '/admin/media')],
    ['closed optimiser', '/_next/image?url=%2Fimages%2Fhero-vale.jpg&w=640&q=75'],
    ['video', '/media/hotel-images-videos/hotel/mobile_background/hero-mobile.webm'],
    ['share image', share],
    ['robots', '/robots.txt'],
    ['sitemap', '/sitemap.xml'],
    ['icon', '/icones/site.svg'],
    ['OPTIONS', '/', { method: 'OPTIONS' }],
    ['expectation', '/', { headers: { expect: 'x' } }],
    ['API: health', '/api/health'],
    ['API: ready', '/api/health/ready'],
    ['API: hook without its secret', '/api/revalidate', { method: 'POST' }],
    [
      'API: hook with its secret',
      '/api/revalidate',
      { method: 'POST', headers: { authorization: `Bearer ${publishSecret}` } },
    ],
    ['API: hook by GET', '/api/revalidate'],
  ]
  // Every address that had to be looked up was found.
  expect(kinds.filter(([, path]) => path === '')).toEqual([])
  const note = (name: string, answer: Awaited<ReturnType<typeof rawRequest>>) =>
    expect.soft(headerFaults(answer), name).toEqual([])
  for (const [name, path, options] of kinds) note(name, await rawRequest(origin, path, options))
  for (const [name, path] of [
    ['embedded storage: object', object.pathname],
    ['embedded storage: missing', `${object.pathname}x`],
    ['embedded backend: unknown', '/_system'],
  ] as const) {
    // The storage serves files, never a page, so its responses open no window or device.
    const { headers, ...answer } = await rawRequest(storage, path)
    const ofPages = {
      'cross-origin-opener-policy': ['same-origin'],
      'permissions-policy': ['camera=(), geolocation=()'],
    }
    note(name, { ...answer, headers: { ...headers, ...ofPages, 'cache-control': ['no-store'] } })
  }
})

const text = 'text/plain;charset=UTF-8'
const form = 'multipart/form-data; boundary=b'
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Arguments that no form of the site sends, with a name for each. */
const bodies: [string, string, string][] = [
  ['nothing', text, ''],
  ['half a list', text, '['],
  ['an object', text, '{}'],
  ['a function that nobody sent', text, '["$F1"]'],
  ['a form that nobody sent', text, '["$K1"]'],
  ['five thousand lists', text, '['.repeat(5000) + ']'.repeat(5000)],
  ['a form without a boundary', 'multipart/form-data', 'x'],
  ['a form that breaks off', form, part('0', '[1').slice(0, -6)],
  ['a prototype', form, `${part('0', '["$1:__proto__:constructor"]')}${part('1', '{}')}--b--\r\n`],
  ['JSON', 'application/json', '{}'],
]

const unknownIds = ['', '00', 'x'.repeat(200), '../../etc', `60${'0'.repeat(40)}`, `7f${'f'.repeat(40)}`]

test.each(['/admin/login', '/admin/packages', '/admin/nada'])(
  'an unreadable call to %s gets 4xx in one short line, for staff and strangers (SEC-1)',
  async (path) => {
    const id = actions.find(({ name }) => name === (path === '/admin/login' ? 'signIn' : 'saveItem'))?.id
    expect(id).toBeDefined()
    const sent = [
      ...bodies.flatMap((body) => [id, undefined].map((action) => ({ body, action }))),
      ...unknownIds.flatMap((action) => bodies.slice(0, 2).map((body) => ({ body, action }))),
    ]
    for (const cookie of ['', await cookieOf(demoAdmin)])
      for (const { action, body: given } of sent) {
        const [name, type, body] = given
        const headers: Record<string, string> = {
          origin,
          'content-type': type,
          'content-length': String(Buffer.byteLength(body)),
          ...(cookie && { cookie }),
          ...(action !== undefined && { 'next-action': action }),
        }
        const answer = await rawRequest(origin, path, { method: 'POST', headers, body })
        const told = `${name} for ${action ?? 'a form'}, ${cookie ? 'signed in' : 'a stranger'}`
        // Without an action, staff get the page they posted to, and strangers a redirect to the login.
        if (!action && [200, 303, 404].includes(answer.status)) continue
        // The action itself reports its invalid argument.
        if (action === id && answer.status === 200) continue
        expect.soft(answer.status, told).toBeGreaterThanOrEqual(400)
        expect.soft(answer.status, told).toBeLessThan(500)
        expect.soft(answer.body.length, told).toBeLessThan(80)
        expect.soft(answer.body.trim().split('\n').length, told).toBe(1)
      }
  },
)
