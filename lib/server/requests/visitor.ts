import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'

// A secret of this process. After an action, Next requests a page from it with the visitor's headers.
const ownWord = randomUUID()
const OWN = 'x-request-filter'

export type Visit = {
  id: string
  address: string
  /** Whether Next sent the request while answering one that has passed the filter. */
  isOwn: boolean
}

/** Returns id and address of a request, and overwrites what the visitor may have sent in the headers that Next reads. */
export function identify({ headers, socket }: IncomingMessage, proxies: BlockList): Visit {
  if (headers[OWN] === ownWord) {
    return { id: String(headers['x-request-id']), address: String(headers['x-forwarded-for']), isOwn: true }
  }
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const address = visitorAddress(socket.remoteAddress, forwarded, proxies)
  // Only a trusted proxy's id is used; it connects the two logs.
  const given = String(headers['x-request-id'] ?? '')
  const peer = parseAddress(socket.remoteAddress)
  const isGiven = peer && proxies.check(peer) && wellFormed.test(given)
  const id = isGiven ? given : randomUUID()
  delete headers.forwarded
  delete headers['x-real-ip']
  Object.assign(headers, { [OWN]: ownWord, 'x-request-id': id, 'x-forwarded-for': address })
  return { id, address, isOwn: false }
}

const wellFormed = /^[\w:.-]{8,100}$/

/** Returns the value of a cookie; undefined if it is missing or empty. */
export function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pair = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

/** Reads TRUSTED_PROXY: addresses and networks, separated by commas or spaces (lib/env.ts has checked them). */
export function proxyList(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const isV6 = isIP(address) === 6
    list.addSubnet(address, Number(bits ?? (isV6 ? 128 : 32)), isV6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Returns the socket's address or, behind a trusted proxy, the last hop in X-Forwarded-For that is not one. */
export function visitorAddress(peer: string | undefined, forwarded: string, proxies: BlockList): string {
  const hops = forwarded.split(',')
  let address = parseAddress(peer)
  while (address && proxies.check(address) && hops.length > 0) {
    const hop = parseAddress(hops.pop())
    if (!hop) break
    address = hop
  }
  return address?.address ?? ''
}

/** Returns the unit for limits: an IPv4 address, or the /64 network that an IPv6 connection gets. */
export function addressShare(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** Parses an address, with or without a port, also an IPv4 address in IPv6 form. Returns undefined for anything else. */
function parseAddress(text = ''): SocketAddress | undefined {
  const plain = text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  return SocketAddress.parse(isIP(plain) === 6 ? `[${plain}]` : plain)
}
