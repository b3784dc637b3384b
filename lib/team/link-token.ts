import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits, which only the link contains. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hexadecimal hash of a token, which the database stores. */
export function hashOfLink(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
