import assert from 'node:assert/strict'
import { isIP } from 'node:net'
import fc from 'fast-check'
import { decide } from '@/lib/front-door/decide'
import { isSameOrigin } from '@/lib/front-door/same-origin'
import { readTarget } from '@/lib/front-door/target'
import { addressShare, proxyList, visitorAddress } from '@/lib/front-door/visitor'
import { mediaName } from '@/lib/images/media-name'
import { type Runnable, target } from './run.ts'
import { anyText } from './values.ts'

const site = 'https://hotel.example'
const spelled = (...samples: string[]) =>
  fc
    .tuple(fc.constantFrom(...samples), anyText, fc.nat(40))
    .map(([sample, text, at]) => sample.slice(0, at) + asLine(text) + sample.slice(at))

const url = fc.oneof(
  anyText.map(asLine),
  spelled(
    '/admin/rooms?x=1',
    '/ofertas',
    '/%6ffertas//',
    '//mal.example/..',
    'http://x/oferta/a',
    '/oferta/%E0%A4%A',
    '/admin/media/%ff/%',
    '/api/revalidate',
  ),
)
const header = fc.oneof(
  fc.constantFrom(undefined, '0', '500', '1e3', site, 'same-origin', 'chunked'),
  anyText.map(asLine),
)
const names = [
  'origin',
  'host',
  'sec-fetch-site',
  'content-length',
  'content-type',
  'transfer-encoding',
  'next-action',
]
const headers = fc.record(Object.fromEntries(names.map((name) => [name, header])))
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE', 'TRACE')

export const requestTargets: Runnable[] = [
  target({
    name: 'porta da frente',
    inputs: fc.record({ url, method, headers }),
    weight: 2,
    check(request) {
      const header = (name: string) => request.headers[name]
      const hosts = [request.headers.host ?? []].flat()
      const decision = decide({
        ...request,
        header,
        hosts,
        siteUrl: site,
        isDevelopment: false,
        isStaff: true,
      })
      const location = 'answer' in decision ? decision.answer.headers?.location : decision.url
      if (location !== undefined) assertOwn(location)
      if (!('answer' in decision)) {
        const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
        assert(!hasBody || /^\/(admin|api\/revalidate)/.test(decision.url), `a body for ${decision.url}`)
        return 'accepted'
      }
      assert(decision.answer.status === 308 || decision.answer.status >= 400)
      return 'refused'
    },
  }),
  target({
    name: 'alvo de um pedido',
    inputs: url,
    check(text) {
      const read = readTarget(text)
      if (!read) return 'refused'
      assertOwn(read.path + read.query)
      const again = readTarget(read.path + read.query)
      assert(again?.isPlain, 'the plain spelling has a plainer one')
      assert.deepEqual([again.path, again.query], [read.path, read.query])
      return 'accepted'
    },
  }),
  target({
    name: 'origem de um envio',
    inputs: headers,
    check(given) {
      const isOwn = isSameOrigin((name) => given[name], site)
      const hosts = ['hotel.example', given.host]
      assert(
        !isOwn ||
          given['sec-fetch-site'] === 'same-origin' ||
          hosts.includes(URL.parse(given.origin ?? '')?.host),
      )
      return isOwn ? 'accepted' : 'refused'
    },
  }),
  target({
    name: 'endereço do visitante',
    inputs: fc.record({
      peer: fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('10.0.0.1'), anyText),
      forwarded: fc
        .array(fc.oneof(fc.ipV4(), fc.ipV6(), anyText), { maxLength: 5 })
        .map((hops) => hops.join(', ')),
    }),
    check({ peer, forwarded }) {
      const address = visitorAddress(peer, forwarded, proxyList('10.0.0.0/8, ::1'))
      assert(address === visitorAddress(peer, '', proxyList('')) || isIP(address), address)
      const share = addressShare(address)
      if (isIP(address)) assert.match(share, /^[\da-f.:]+$/)
      return isIP(address) ? 'accepted' : 'refused'
    },
  }),
  target({
    name: 'endereço de /media',
    inputs: fc.oneof(
      url,
      spelled('/media/hotel-images/rooms/a/1_0.jpg/480.avif', '/media/original/hotel-images/caf%C3%A9.jpg'),
    ),
    check(text) {
      const path = URL.parse(text, site)?.pathname
      if (!path) return 'refused'
      const name = mediaName(site + text, path.split('/').slice(2), '/media/')
      if (name === null) return 'refused'
      assert(!/[?#\\]|(^|\/)\.\.?(\/|$)/.test(name), name)
      return 'accepted'
    },
  }),
]

function assertOwn(location: string) {
  assert(location.startsWith('/'), location)
  const { origin, pathname } = new URL(location, site)
  assert.equal(origin, site, 'leads to another site')
  assert.doesNotThrow(() => pathname.split('/').map(decodeURIComponent), 'cannot be decoded')
}

// What Node lets through in a request's head: one character for each byte.
function asLine(text: string) {
  return text.replace(/[^\x21-\x7e\x80-\xff]/g, '').slice(0, 4000)
}
