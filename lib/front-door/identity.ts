import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { isProxy, visitorAddress } from './address'

// Next asks itself, with the visitor's headers, for a page to show after an action, and passes actions on. Only this
// process knows the word.
const ownWord = randomUUID()
const OWN = 'x-front-door'

export type Visit = {
  id: string
  address: string
  /** Whether Next itself asks, while it answers a request that has come through the front door. */
  isOwn: boolean
}

/** Who asks. Both answers replace what a visitor may have written into the headers that are read for them. */
export function identify({ headers, socket }: IncomingMessage, proxies: BlockList): Visit {
  if (headers[OWN] === ownWord) {
    return { id: String(headers['x-request-id']), address: String(headers['x-forwarded-for']), isOwn: true }
  }
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  const address = visitorAddress(socket.remoteAddress, forwarded, proxies)
  const id = givenId(headers, isProxy(socket.remoteAddress, proxies)) ?? randomUUID()
  delete headers.forwarded
  delete headers['x-real-ip']
  Object.assign(headers, { [OWN]: ownWord, 'x-request-id': id, 'x-forwarded-for': address })
  return { id, address, isOwn: false }
}

/** A proxy's own name for the request leads from its log to this one; what strangers send is not believed. */
function givenId(headers: IncomingHttpHeaders, isBehindProxy: boolean): string | undefined {
  const name = process.env.VERCEL ? 'x-vercel-id' : isBehindProxy ? 'x-request-id' : undefined
  const [given = ''] = [headers[name ?? '']].flat()
  return wellFormed.test(given) ? given : undefined
}

const wellFormed = /^[\w:.-]{8,100}$/
