import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressShare, identify, proxyList, visitorAddress } from './visitor'

const made = /^[\da-f]{8}-[\da-f-]{27}$/
const behindProxy = proxyList('127.0.0.1, 2001:db8::/32')
const byNginx = '0123456789abcdef0123456789abcdef'

afterEach(() => void vi.unstubAllEnvs())

describe('the name of a request', () => {
  test.each(['127.0.0.1', '::ffff:127.0.0.1', '2001:db8::7'])(
    'is that of the trusted proxy at %s',
    (peer) => {
      expect(nameOf({ peer, 'x-request-id': byNginx })).toBe(byNginx)
    },
  )

  test.each([
    ['a stranger gives one', '203.0.113.9', byNginx],
    ['nobody knows the peer', undefined, byNginx],
    ['the proxy gives none', '127.0.0.1', undefined],
    ['it is too short', '127.0.0.1', '1234567'],
    ['it is too long', '127.0.0.1', 'a'.repeat(101)],
    ['two were given', '127.0.0.1', `${byNginx}, ${byNginx}`],
    ['it holds what a line, a page or a terminal would obey', '127.0.0.1', '12345678<b>\u001b'],
  ])('is made here when %s', (_, peer, given) => {
    expect(nameOf({ peer, 'x-request-id': given })).toMatch(made)
  })

  test('is that of Vercel on Vercel, and nowhere else', () => {
    const headers = { peer: '203.0.113.9', 'x-vercel-id': 'gru1::iad1::abcde-1763800000000-0123456789ab' }
    expect(nameOf(headers)).toMatch(made)
    vi.stubEnv('VERCEL', '1')
    expect(nameOf(headers)).toBe(headers['x-vercel-id'])
    expect(nameOf({ ...headers, 'x-vercel-id': 'a b' })).toMatch(made)
  })
})

/** The id, which Next and what it calls find in the request's header. */
function nameOf({ peer, ...headers }: { peer: string | undefined; [name: string]: string | undefined }) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  Object.assign(request.headers, headers)
  const { id } = identify(request, behindProxy)
  expect(request.headers['x-request-id']).toBe(id)
  return id
}

describe('visitorAddress', () => {
  const nobody = proxyList('')
  const proxies = proxyList('127.0.0.1, 10.0.0.0/8 2001:db8::/32')

  test.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1', '127.0.0.1'],
    [undefined, '198.51.100.1', ''],
  ])('without a trusted proxy the socket counts: %s, %s', (peer, forwarded, expected) => {
    expect(visitorAddress(peer, forwarded, nobody)).toBe(expected)
  })

  test.each([
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['2001:db8::1', '1.1.1.1, [2001:db9::7]:443', '2001:db9::7'],
    ['127.0.0.1', '198.51.100.1:5123', '198.51.100.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, <script>, 10.9.9.9', '10.9.9.9'],
    ['127.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ])('behind trusted ones the last hop that is none: %s, %s', (peer, forwarded, expected) => {
    expect(visitorAddress(peer, forwarded, proxies)).toBe(expected)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0db8::1:0:0:1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['', ''],
])('the share of %s is that of %s', (address, expected) => expect(addressShare(address)).toBe(expected))
