import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  sign,
  verify,
} from 'node:crypto'
import { parseJson } from '../responses.ts'

export type SigningKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }

/** The public half of a signing key, as in the JWKS. */
export type PublicKey = JsonWebKey & { kid: string }

export type Tokens = ReturnType<typeof createTokens>

export type Claims = Record<string, unknown>

export function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { kty: 'EC', crv: 'P-256', x, y, d }
}

/** The key's id is its thumbprint (RFC 7638). */
function publicKeyOf({ kty, crv, x, y }: SigningKey): PublicKey {
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }
}

/** Signs access tokens with ES256, like hosted projects, and reads them. */
export function createTokens({ signingKey }: { signingKey: SigningKey }) {
  const publicKey = publicKeyOf(signingKey)
  const privateKey = createPrivateKey({ key: signingKey, format: 'jwk' })
  return {
    publicKey,
    sign(claims: Claims): string {
      const content = `${encodePart({ alg: 'ES256', kid: publicKey.kid, typ: 'JWT' })}.${encodePart(claims)}`
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const }
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
    },
    read: (authorization: string | null): Claims | undefined => readValid(authorization, publicKey),
  }
}

/** Returns the token of an `Authorization` header. */
export function bearer(authorization: string | null): string | undefined {
  return authorization?.match(/^\s*Bearer\s+(\S+)\s*$/i)?.[1]
}

/** Returns the claims of an `Authorization` header, if this key signed the token and it has not expired. */
export function readValid(
  authorization: string | null,
  key: PublicKey,
  now = Date.now(),
): Claims | undefined {
  const [, header = '', payload = '', signature = ''] =
    bearer(authorization)?.match(/^([\w-]+)\.([\w-]+)\.([\w-]+)$/) ?? []
  const { alg, kid } = decodePart(header)
  if (alg !== 'ES256' || kid !== key.kid) return undefined
  const isOurs = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const claims = decodePart(payload)
  return isOurs && typeof claims.exp === 'number' && claims.exp * 1000 > now ? claims : undefined
}

/** Decodes one part of a token; returns an empty object if it is not a JSON object. */
export function decodePart(part: string): Claims {
  const value = parseJson(Buffer.from(part, 'base64url'))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
