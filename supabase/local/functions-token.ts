import { bearer, isExpired, type PublicKey, readSigned } from './auth/jwt.ts'

/**
 * What `verify_jwt = true` asks of a call: a bearer token signed with this backend's key that has not expired.
 * Whose it is and what that person may do is the function's own question.
 */
export function isSigned(authorization: string, key: PublicKey, now = Date.now()): boolean {
  const token = bearer(authorization)
  const claims = token === undefined ? undefined : readSigned(token, key)
  return claims !== undefined && !isExpired(claims, now)
}
