import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressShare, identify, proxyList, visitorAddress } from './visitor'

const proxies = proxyList('127.0.0.1, 10.0.0.0/8 2001:db8::/32')
const byProxy = '0123456789abcdef0123456789abcdef'

test.each([
  ['a trusted proxy', '127.0.0.1', byProxy, true],
  ['a trusted proxy in IPv6 form', '::ffff:127.0.0.1', byProxy, true],
  ['a stranger', '203.0.113.9', byProxy, false],
  ['a proxy without one', '127.0.0.1', undefined, false],
  ['a proxy, too long', '127.0.0.1', 'a'.repeat(101), false],
  ['a proxy, with control characters', '127.0.0.1', '12345678<b>\u001b', false],
])('the request id of %s is used only if it can be trusted', (_, peer, given, isUsed) => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (given) request.headers['x-request-id'] = given
  const { id } = identify(request, proxies)
  expect(id).toMatch(isUsed ? byProxy : /^[\da-f]{8}-[\da-f-]{27}$/)
  expect(request.headers['x-request-id']).toBe(id)
})

test.each([
  ['203.0.113.9', '', '203.0.113.9'],
  ['::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [undefined, '198.51.100.1', ''],
  ['::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['2001:db8::1', '1.1.1.1, [2001:db9::7]:443', '2001:db9::7'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, <script>, 10.9.9.9', '10.9.9.9'],
])('the address is the last hop that is not a trusted proxy: %s, %s', (peer, forwarded, expected) => {
  expect(visitorAddress(peer, forwarded, proxies)).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0db8::1:0:0:1', '2001:db8:0:0'],
])('%s counts as %s', (address, expected) => expect(addressShare(address)).toBe(expected))
