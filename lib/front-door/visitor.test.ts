import { describe, expect, test } from 'vitest'
import { addressShare, proxyList, visitorAddress } from './visitor'

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
