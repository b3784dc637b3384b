import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

// Next requests a page from this process to show it after an action, with the visitor's headers. Nobody else knows this word.
const ownWord = randomUUID()
const OWN = 'x-request-filter'

export type Visit = {
  id: string
  address: string
  /** Whether Next itself sent the request while it answers one that has passed the request filter. */
  isOwn: boolean
}

/** Id and address of a request. They replace what the visitor may have written into the headers that Next reads them from. */
export function identify({ headers, socket }: IncomingMessage, proxies: BlockList): Visit {
  if (headers[OWN] === ownWord) {
    return { id: String(headers['x-request-id']), address: String(headers['x-forwarded-for']), isOwn: true }
  }
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const address = visitorAddress(socket.remoteAddress, forwarded, proxies)
  // A trusted proxy's own name for the request leads from its log to this one; what strangers send is not believed.
  const given = String(headers['x-request-id'] ?? '')
  const isGiven = isTrusted(plainAddress(socket.remoteAddress ?? ''), proxies) && wellFormed.test(given)
  const id = isGiven ? given : randomUUID()
  delete headers.forwarded
  delete headers['x-real-ip']
  Object.assign(headers, { [OWN]: ownWord, 'x-request-id': id, 'x-forwarded-for': address })
  return { id, address, isOwn: false }
}

const wellFormed = /^[\w:.-]{8,100}$/

/** The value of a cookie of the request; undefined if it is missing or empty. */
export function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pair = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

/** What TRUSTED_PROXY names: addresses and networks, separated by commas or spaces (lib/env.ts has checked them). */
export function proxyList(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** The socket's address or, behind a trusted proxy, the last hop in X-Forwarded-For that is none. */
export function visitorAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  proxies: BlockList,
): string {
  let address = plainAddress(peer ?? '')
  const hops = (forwarded ?? '').split(',')
  while (isTrusted(address, proxies) && hops.length > 0) {
    const hop = plainAddress(hops.pop() ?? '')
    if (!isIP(hop)) break
    address = hop
  }
  return address
}

/** The unit that limits count by: the address itself, or the /64 that one IPv6 connection is given. */
export function addressShare(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : []
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

function isTrusted(address: string, proxies: BlockList) {
  return isIP(address) > 0 && proxies.check(address, family(address))
}

function family(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Without port, brackets and the IPv6 form of an IPv4 address. */
function plainAddress(text: string) {
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? []
  return (bracketed ?? withPort ?? text.trim()).replace(/^::ffff:(?=\d+\.)/i, '')
}
