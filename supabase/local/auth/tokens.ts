import { createHash, createHmac, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { bearer, type Claims, decodePart, encodePart, type PublicKey, readSigned } from './jwt.ts'

export type SigningKey = { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }

export type Tokens = ReturnType<typeof createTokens>

export function makeSigningKey(): SigningKey {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  return { kty: 'EC', crv: 'P-256', x, y, d }
}

/** What everybody may know of the key; its id is the thumbprint of RFC 7638. */
export function publicKeyOf({ kty, crv, x, y }: SigningKey): PublicKey {
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }
}

/** The library signs with one shared secret; outside, tokens are verified with the JWKS. These two translate. */
export function createTokens({ signingKey, jwtSecret }: { signingKey: SigningKey; jwtSecret: string }) {
  const publicKey = publicKeyOf(signingKey)
  const privateKey = createPrivateKey({ key: signingKey, format: 'jwk' })

  function forLibrary(claims: Claims) {
    const content = `${sharedHeader}.${encodePart(claims)}`
    return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
  }

  return {
    publicKey,
    sign(claims: Claims): string {
      const content = `${encodePart({ alg: 'ES256', kid: publicKey.kid, typ: 'JWT' })}.${encodePart(claims)}`
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const }
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
    },
    /** The claims of a request's token if this backend signed it, expired or not. */
    read(authorization: string | null): Claims | undefined {
      const token = bearer(authorization)
      return token === undefined ? undefined : readSigned(token, publicKey)
    },
    /** A token that is not ours arrives with a signature that fits nothing, so that the library words the refusal. */
    translate(authorization: string): string {
      const token = bearer(authorization)
      if (token === undefined || token.startsWith('sb_')) return authorization
      const claims = readSigned(token, publicKey)
      if (claims) return `Bearer ${forLibrary(claims)}`
      const [, payload, ...rest] = token.split('.')
      return rest.length === 1 ? `Bearer ${sharedHeader}.${payload}.${'A'.repeat(43)}` : 'Bearer malformed'
    },
    fromLibrary: (token: string): Claims => decodePart(token.split('.')[1] ?? ''),
  }
}

const sharedHeader = encodePart({ alg: 'HS256', typ: 'JWT' })
