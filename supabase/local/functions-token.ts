import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What `verify_jwt = true` asks of a call: a bearer token signed with this backend's secret that has not expired.
 * Whose it is and what that person may do is the function's own question.
 */
export function isSigned(authorization: string, jwtSecret: string, now = Date.now()): boolean {
  const [, header = '', payload = '', signature = ''] =
    authorization.match(/^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/i) ?? []
  if (decode(header).alg !== 'HS256') return false
  const expected = createHmac('sha256', jwtSecret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { exp } = decode(payload)
  return typeof exp === 'number' && exp * 1000 > now
}

function decode(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
