import { bearer, isExpired, type PublicKey, readSigned } from './auth/jwt.ts'

/** Signed with our key and not expired; what the person may do is the function's own question. */
export function isSigned(authorization: string, key: PublicKey, now = Date.now()): boolean {
  const token = bearer(authorization)
  const claims = token === undefined ? undefined : readSigned(token, key)
  return claims !== undefined && !isExpired(claims, now)
}
