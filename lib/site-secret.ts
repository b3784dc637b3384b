import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'

/** SITE_SECRET, else one made and kept in the data directory; a new one signs everybody out. Throws without any. */
export function siteSecret(): string {
  secret ??= env().SITE_SECRET ?? keptIn(join(/* turbopackIgnore: true */ env().DATA_DIR, 'site'))
  return secret
}

/** HMAC-SHA256 of `text`, as base64url. Keys of one `purpose` say nothing about those of another. */
export function keyed(purpose: string, text: string): string {
  return createHmac('sha256', siteSecret()).update(`${purpose}\n${text}`).digest('base64url')
}

/** Whether `mac` is `keyed(purpose, text)`; takes the same time whatever it is. */
export function isKeyed(purpose: string, text: string, mac: string): boolean {
  const [expected, given] = [Buffer.from(keyed(purpose, text)), Buffer.from(mac)]
  return expected.length === given.length && timingSafeEqual(expected, given)
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

function keptIn(folder: string): string {
  const file = join(folder, 'secret')
  if (!existsSync(/* turbopackIgnore: true */ file)) make(folder, file)
  const kept = readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  if (kept.length < 32) throw new Error(`${file} holds no secret: delete it, or set SITE_SECRET`)
  return kept
}

/** A file appears under its name only when it is whole, and never replaces another's: all processes agree. */
function make(folder: string, file: string) {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
  try {
    writeFileSync(/* turbopackIgnore: true */ draft, randomBytes(32).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
    linkSync(/* turbopackIgnore: true */ draft, /* turbopackIgnore: true */ file)
  } catch (error) {
    if (!existsSync(/* turbopackIgnore: true */ file)) throw error
  } finally {
    rmSync(/* turbopackIgnore: true */ draft, { force: true })
  }
}
