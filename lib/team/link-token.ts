import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses; they stand in the link, and nowhere else. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token, in hexadecimal. */
export function hashOfLink(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
