import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress, literalAddress } from './address.ts'

/** The first and last addresses of closed ranges, and the metadata services of clouds. */
const closed = [
  ...['0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ...['127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.192'],
  ...['192.0.2.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7'],
  ...['224.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:db8::1'],
  ...['2002:7f00:1::', '3fff::1', '100::1'],
]

const open = [
  ...['8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.255.255'],
  ...['172.32.0.0', '192.167.255.255', '192.169.0.0', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2a00:1450:4001:82b::200e', '2001:4860:4860::8888'],
]

const notAnAddress = [
  ...['', 'localhost', 'example.com', '127.1', '0x7f.1', '2130706433', '010.0.0.1', '8.8.8', '8.8.8.256'],
  ...[' 8.8.8.8', 'fe80::1%eth0', '1::2::3', ':::', '12345::', '2606:4700::1/64'],
]

test('private and reserved networks are closed, and the public addresses next to them are open', () => {
  expect(closed.filter(isPublicAddress)).toEqual([])
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  expect(notAnAddress.filter((text) => isPublicAddress(text) || literalAddress(text))).toEqual([])
})

test('no IPv6 notation makes an address of a closed IPv4 range public', () => {
  const ranges =
    '10.0.0.0/8 127.0.0.0/8 100.64.0.0/10 169.254.0.0/16 172.16.0.0/12 192.168.0.0/16 224.0.0.0/3'.split(' ')
  fc.assert(
    fc.property(fc.constantFrom(...ranges), fc.nat(0xffffffff), (range, any) => {
      const [address = '', bits] = range.split('/')
      const base = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
      const number = base + (any % 2 ** (32 - Number(bits)))
      const dotted = [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
      const [high, low] = [(number >>> 16).toString(16), (number & 0xffff).toString(16)]
      const notations = [`::ffff:${dotted}`, `::${dotted}`, `64:ff9b::${dotted}`, `2002:${high}:${low}::1`]
      expect([dotted, ...notations].filter(isPublicAddress)).toEqual([])
    }),
  )
})

test('no IPv6 address outside 2000::/3 is public', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const first = URL.parse(`http://[${address}]/`)?.hostname.slice(1).split(':')[0]
      const top = Number.parseInt(first || '0', 16)
      if (top < 0x2000 || top > 0x3fff) expect(isPublicAddress(address)).toBe(false)
    }),
  )
})
