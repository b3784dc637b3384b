import 'server-only'
import { createHash } from 'node:crypto'
import { sharedState } from '@/lib/shared-state.mjs'
import { isKeyed, keyed } from '@/lib/site-secret'

/** What was looked up lately of links, by token, with the moment until which it counts; all bundles share it. */
export function lookedUp() {
  return sharedState('preview links', () => new Map<string, { until: number; answer: Promise<unknown> }>())
}

/** Checks the site's signature, so that forged tokens cause no query. */
export function isPreviewToken(token: string): boolean {
  const [, hex, mac] = /^([0-9a-f]{32})([\w-]{43})$/.exec(token) ?? []
  return hex !== undefined && mac !== undefined && isKeyed(purpose, hex, mac)
}

const purpose = 'preview'

/** Returns the token of a link by its id, a UUID. */
export function tokenOf(id: string) {
  const hex = id.replaceAll('-', '')
  return hex + keyed(purpose, hex)
}

/** What the database keeps instead of a token. */
export function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
