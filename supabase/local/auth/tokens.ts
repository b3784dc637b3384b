import { createHash, generateKeyPairSync } from 'node:crypto'
import { type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { parseJson } from '../responses.ts'

export type SigningKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }

/** The public half of a signing key, as in the JWKS. */
export type PublicKey = JWK & { kid: string }

export type Tokens = ReturnType<typeof createTokens>

export type Claims = JWTPayload

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
  const header = { alg: 'ES256', kid: publicKey.kid, typ: 'JWT' }
  return {
    publicKey,
    sign: (claims: Claims) => new SignJWT(claims).setProtectedHeader(header).sign(signingKey),
    read: (authorization: string | null) => readValid(authorization, publicKey),
  }
}

/** Returns the token of an `Authorization` header. */
export function bearer(authorization: string | null): string | undefined {
  return authorization?.match(/^\s*Bearer\s+(\S+)\s*$/i)?.[1]
}

/** Returns the claims of an `Authorization` header, if this key signed the token and it has not expired. */
export async function readValid(
  authorization: string | null,
  key: PublicKey,
  currentDate = new Date(),
): Promise<Claims | undefined> {
  const options = { algorithms: ['ES256'], requiredClaims: ['exp'], currentDate }
  const verified = await jwtVerify(bearer(authorization) ?? '', key, options).catch(() => undefined)
  return verified?.payload
}

/** Decodes one part of a token; returns an empty object if it is not a JSON object. */
export function decodePart(part: string): Claims {
  const value = parseJson(Buffer.from(part, 'base64url'))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
