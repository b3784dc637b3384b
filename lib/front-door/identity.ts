import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { visitorAddress } from './address'

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
  const id = randomUUID()
  delete headers.forwarded
  delete headers['x-real-ip']
  Object.assign(headers, { [OWN]: ownWord, 'x-request-id': id, 'x-forwarded-for': address })
  return { id, address, isOwn: false }
}
