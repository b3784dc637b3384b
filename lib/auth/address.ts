import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom an address stands for when tries are counted: an IPv4 address itself, of IPv6 the /64 that one connection
 * commonly gets whole. All that is no address counts as one.
 */
export function addressBlock(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (isIPv4(mapped ?? plain)) return mapped ?? plain
  if (!isIPv6(plain)) return 'unknown'
  // The URL parser writes every spelling of an address the same way, without dotted ends.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const missing = 8 - (front?.length ?? 0) - (back?.length ?? 0)
  return [...(front ?? []), ...Array(missing).fill('0'), ...(back ?? [])].slice(0, 4).join(':')
}
