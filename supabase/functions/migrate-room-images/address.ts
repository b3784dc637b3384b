/**
 * True for an address of the public internet. Everything else (this machine, private networks, link-local with the
 * clouds' metadata services, multicast, documentation, transition mechanisms that carry another address inside) is
 * false, and so is anything that is not an IP address in its usual notation.
 */
export function isPublicAddress(address: string): boolean {
  const four = parseIPv4(address)
  if (four !== undefined)
    return !closedIPv4.some(([base, bits]) => four >>> (32 - bits) === base >>> (32 - bits))
  const six = parseIPv6(address)
  if (six === undefined) return false
  const within = ([base, bits]: Range6) => six >> BigInt(128 - bits) === base >> BigInt(128 - bits)
  // Outside 2000::/3 there is no global unicast: ::1, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10, ff00::/8.
  return within(globalUnicast) && !closedIPv6.some(within)
}

/** The IPv4 or IPv6 address in a URL's host, without brackets, or undefined for a name. */
export function literalAddress(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return parseIPv4(bare) !== undefined || parseIPv6(bare) !== undefined ? bare : undefined
}

type Range6 = readonly [base: bigint, bits: number]

const closedIPv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Azure answers its virtual machines here.
  '168.63.129.16/32',
].map((range) => {
  const [base = '', bits] = range.split('/')
  return [parseIPv4(base) ?? 0, Number(bits)] as const
})

const globalUnicast: Range6 = [0x2000n << 112n, 3]

const closedIPv6: Range6[] = [
  // 2001::/23, protocol assignments, Teredo and ORCHID among them.
  [0x2001n << 112n, 23],
  // 2001:db8::/32 and 3fff::/20, documentation.
  [0x20010db8n << 96n, 32],
  [0x3fffn << 112n, 20],
  // 2002::/16, 6to4.
  [0x2002n << 112n, 16],
]

function parseIPv4(text: string) {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return
  return parts.reduce((number, part) => (number << 8) | Number(part), 0) >>> 0
}

/** The URL parser knows every notation of an IPv6 address and refuses zones. */
function parseIPv6(text: string) {
  if (!text.includes(':') || !/^[0-9a-f:.]+$/i.test(text)) return
  const canonical = URL.parse(`http://[${text}]/`)?.hostname.slice(1, -1)
  if (canonical === undefined) return
  const [head = '', tail] = canonical.split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<bigint>(zeros).fill(0n), ...after].reduce(
    (number, group) => (number << 16n) | group,
    0n,
  )
}

function groups(text: string) {
  return text === '' ? [] : text.split(':').map((group) => BigInt(`0x${group}`))
}
