import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** Whether an `Authorization` header brings the secret of the publication hook; never where none is set. */
export function bringsHookSecret(authorization: string | null | undefined): boolean {
  if (!authorization) return false
  const secret = env().REVALIDATE_SECRET
  return Boolean(secret) && timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}

// Digests have one length, so the comparison takes the same time whatever was sent.
function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
