import { isIP, isIPv4 } from 'node:net'

/**
 * Returns true for an address of the public internet. Returns false for this machine, private and link-local networks with
 * the clouds' metadata services, multicast, documentation, ranges that embed another address, and text that is not an IP
 * address in its usual notation.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    const number = numberOf(address)
    return !closedIPv4.some(([base, size]) => number >= base && number < base + size)
  }
  if (isIP(address) !== 6 || address.includes('%')) return false
  // Only 2000::/3 is global unicast, which leaves out ::1, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10 and ff00::/8.
  const [first = 0, second = 0] = (URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? '')
    .split(':')
    .map((group) => Number.parseInt(group || '0', 16))
  if (first < 0x2000 || first > 0x3fff) return false
  // Protocol assignments (including Teredo and ORCHID), documentation twice, 6to4.
  const isReserved = first === 0x2001 && (second < 0x200 || second === 0xdb8)
  return !isReserved && first !== 0x2002 && !(first === 0x3fff && second < 0x1000)
}

/** Returns the IP address in a URL's host, without brackets, or undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) && !bare.includes('%') ? bare : undefined
}

function numberOf(address: string) {
  return address.split('.').reduce((number, part) => number * 256 + Number(part), 0)
}

const closedIPv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  // Azure answers its virtual machines here.
  '168.63.129.16/32',
].map((range) => {
  const [base = '', bits] = range.split('/')
  return [numberOf(base), 2 ** (32 - Number(bits))] as const
})
