import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  sign,
  verify,
} from 'node:crypto'
import { parseJson } from '../responses.ts'

export type SigningKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }

/** The public half of a signing key, as the JWKS lists it. */
export type PublicKey = JsonWebKey & { kid: string }

export type Tokens = ReturnType<typeof createTokens>

type Claims = Record<string, unknown>

export function makeSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { kty: 'EC', crv: 'P-256', x, y, d }
}

/** Its id is the thumbprint of RFC 7638. */
function publicKeyOf({ kty, crv, x, y }: SigningKey): PublicKey {
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }
}

/** The claims of an `Authorization` header's token that this key signed and that has not expired. */
export function readValid(authorization: string | null, key: PublicKey, now = Date.now()) {
  const claims = readSigned(bearer(authorization), key)
  return typeof claims?.exp === 'number' && claims.exp * 1000 > now ? claims : undefined
}

/** The library signs with a shared secret; clients verify ES256 with the JWKS. This translates between the two. */
export function createTokens({ signingKey, jwtSecret }: { signingKey: SigningKey; jwtSecret: string }) {
  const publicKey = publicKeyOf(signingKey)
  const privateKey = createPrivateKey({ key: signingKey, format: 'jwk' })

  function forLibrary(claims: Claims) {
    const content = `${sharedHeader}.${encodePart(claims)}`
    return `${content}.${sharedSignature(content)}`
  }

  const sharedSignature = (content: string) =>
    createHmac('sha256', jwtSecret).update(content).digest('base64url')

  return {
    publicKey,
    sign(claims: Claims): string {
      const content = `${encodePart({ alg: 'ES256', kid: publicKey.kid, typ: 'JWT' })}.${encodePart(claims)}`
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const }
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
    },
    read: (authorization: string | null): Claims | undefined => readValid(authorization, publicKey),
    /** Gives a foreign token a signature that cannot be valid, so that the library words the refusal. */
    translate(authorization: string): string {
      const token = bearer(authorization)
      if (token === undefined || token.startsWith('sb_')) return authorization
      const claims = readSigned(token, publicKey)
      if (claims) return `Bearer ${forLibrary(claims)}`
      const [, payload, ...rest] = token.split('.')
      return rest.length === 1 ? `Bearer ${sharedHeader}.${payload}.${'A'.repeat(43)}` : 'Bearer malformed'
    },
    /** Whether the library has signed this token, for an upload for example. */
    isLibrarys(token: string): boolean {
      const [, content = '', signature] = token.match(/^([\w-]+\.[\w-]+)\.([\w-]+)$/) ?? []
      return signature === sharedSignature(content)
    },
    fromLibrary: (token: string): Claims => decodePart(token.split('.')[1] ?? ''),
  }
}

const sharedHeader = encodePart({ alg: 'HS256', typ: 'JWT' })

function bearer(authorization: string | null) {
  return authorization?.match(/^\s*Bearer\s+(\S+)\s*$/i)?.[1]
}

/** The claims of a token that this key signed, expired or not. */
function readSigned(token = '', key: PublicKey): Claims | undefined {
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

/** One part of a token; no members if it is not a JSON object. */
function decodePart(part: string): Claims {
  const value = parseJson(Buffer.from(part, 'base64url'))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function encodePart(part: object) {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
