import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'

export type Claims = Record<string, unknown>

/** The public half of a signing key, as the JWKS lists it. */
export type PublicKey = JsonWebKey & { kid: string }

export function bearer(authorization: string | null): string | undefined {
  return authorization?.match(/^\s*Bearer\s+(\S+)\s*$/i)?.[1]
}

/** One part of a token; what is no JSON object has no members. */
export function decodePart(part: string): Claims {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** The claims of a token that this key signed, expired or not; undefined for every other one. */
export function readSigned(token: string, key: PublicKey): Claims | undefined {
  const [, header = '', payload = '', signature = ''] = token.match(/^([\w-]+)\.([\w-]+)\.([\w-]+)$/) ?? []
  const { alg, kid } = decodePart(header)
  if (alg !== 'ES256' || kid !== key.kid) return undefined
  const isOurs = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isOurs ? decodePart(payload) : undefined
}

export function isExpired({ exp }: Claims, now = Date.now()): boolean {
  return typeof exp !== 'number' || exp * 1000 <= now
}
