import { publishSecret } from '../../scripts/lib/test-environment.ts'
import { cookieOf, createAccount } from '../support/admin.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import { headerFaults, rawRequest } from '../support/raw-request.ts'
import { expect, test } from './fixtures.ts'

type Kind = [name: string, path: string, options?: Parameters<typeof rawRequest>[2]]

test('every kind of answer carries one policy and all security headers', async ({ site }) => {
  const { origin } = site.gated
  // An admin of its own: another test changes the password of the shared one.
  const cookie = await cookieOf(await createAccount('admin'))
  const own = { origin, 'next-action': site.actions[0]?.id ?? '', 'content-type': 'text/plain' }
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
  // None of the addresses that had to be found is missing.
  expect(kinds.filter(([, path]) => path === '')).toEqual([])
  const note = (name: string, answer: Awaited<ReturnType<typeof rawRequest>>) =>
    expect.soft(headerFaults(answer), name).toEqual([])
  for (const [name, path, options] of kinds) note(name, await rawRequest(origin, path, options))
  for (const [name, path] of [
    ['embedded storage: object', object.pathname],
    ['embedded storage: missing', `${object.pathname}x`],
    ['embedded backend: unknown', '/_system'],
  ] as const) {
    // It serves files to browsers, never a page: no window and no device is opened by it.
    const { headers, ...answer } = await rawRequest(storage, path)
    const ofPages = {
      'cross-origin-opener-policy': ['same-origin'],
      'permissions-policy': ['camera=(), geolocation=()'],
    }
    note(name, { ...answer, headers: { ...headers, ...ofPages, 'cache-control': ['no-store'] } })
  }
})
