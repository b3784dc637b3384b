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

/** SITE_SECRET, else one made and kept in the data directory; a new one signs everybody out. Throws without any. */
export function siteSecret(): string {
  secret ??= env().SITE_SECRET ?? secretIn(join(/* turbopackIgnore: true */ env().DATA_DIR, 'site'))
  return secret
}

/** HMAC-SHA256 of `text`, as base64url. Keys of one `purpose` say nothing about those of another. */
export function signText(purpose: string, text: string): string {
  return createHmac('sha256', siteSecret()).update(`${purpose}\n${text}`).digest('base64url')
}

/** Whether `mac` is `signText(purpose, text)`; takes the same time whatever it is. */
export function isSigned(purpose: string, text: string, mac: string): boolean {
  const [expected, given] = [Buffer.from(signText(purpose, text)), Buffer.from(mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Encrypts `text` so that only `decryptText` with the same purpose reads it. */
export function encryptText(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, encryptionKey(purpose), nonce)
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.')
}

/** Returns what was encrypted; undefined for everything that this site has not encrypted for this purpose. */
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

/** Whether an `Authorization` header has the secret of the publication hook; never true where none is set. */
export function hasHookSecret(authorization: string | null | undefined): boolean {
  const { REVALIDATE_SECRET } = env()
  if (!authorization || !REVALIDATE_SECRET) return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${REVALIDATE_SECRET}`))
}

// Digests have one length, so the comparison takes the same time whatever was sent.
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
