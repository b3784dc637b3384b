import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { readOrCreateSecret } from './secret-file'

/** Returns SITE_SECRET, or one kept in the data directory; a new one signs everybody out. Throws without either. */
export function siteSecret(): string {
  secret ??= env().SITE_SECRET ?? secretIn(join(/* turbopackIgnore: true */ env().DATA_DIR, 'site'))
  return secret
}

/** Returns the HMAC-SHA256 of `text` as base64url. The keys of one `purpose` reveal nothing about others. */
export function signText(purpose: string, text: string): string {
  return createHmac('sha256', siteSecret()).update(`${purpose}\n${text}`).digest('base64url')
}

/** Checks whether `mac` is `signText(purpose, text)`, in constant time. */
export function isSigned(purpose: string, text: string, mac: string): boolean {
  const [expected, given] = [Buffer.from(signText(purpose, text)), Buffer.from(mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Encrypts `text` for `decryptText` with the same purpose. */
export function encryptText(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, encryptionKey(purpose), nonce)
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts a text; undefined unless this site encrypted it for this purpose. */
export function decryptText(purpose: string, encrypted: string): string | undefined {
  const [nonce, tag, body] = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !tag || !body) return undefined
  try {
    const decipher = createDecipheriv(algorithm, encryptionKey(purpose), nonce, { authTagLength: 16 })
    return Buffer.concat([decipher.setAuthTag(tag).update(body), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

const algorithm = 'aes-256-gcm'

function encryptionKey(purpose: string) {
  return createHmac('sha256', siteSecret()).update(`seal ${purpose}`).digest()
}

/** Checks an `Authorization` header for the secret of the publication hook; always false without one. */
export function hasHookSecret(authorization: string | null | undefined): boolean {
  const { REVALIDATE_SECRET } = env()
  if (!authorization || !REVALIDATE_SECRET) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${REVALIDATE_SECRET}`))
}

// Digests have the same length, so the comparison takes constant time.
function digest(text: string) {
  return createHash('sha256').update(text).digest()
}

let secret: string | undefined

function secretIn(folder: string): string {
  const file = join(folder, 'secret')
  const kept = readOrCreateSecret(file, 'base64url')
  if (kept.length < 32) throw new Error(`${file} holds no secret: delete it, or set SITE_SECRET`)
  return kept
}
