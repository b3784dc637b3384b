import type { Database } from '../database.ts'
import type { Exclusive } from '../mutex.ts'
import type { Handle } from '../responses.ts'
import { factorsOf, recordMethod, sessionClaims } from './sessions.ts'
import type { Tokens } from './tokens.ts'

export type AuthParts = { database: Database; exclusive: Exclusive; tokens: Tokens; issuer: string }

type Body = Record<string, unknown>

/** Gives the library's answers the session's claims, our signature and the user's factors. */
export function withSessionAnswers(next: Handle, { database, exclusive, tokens, issuer }: AuthParts): Handle {
  async function complete(body: Body, signedInWith: string | undefined) {
    if (typeof body.access_token !== 'string') return { ...body, factors: await factors(body.id) }
    const claims = tokens.fromLibrary(body.access_token)
    const sessionId = String(claims.session_id)
    const added = await exclusive(() =>
      database.driver.transaction(async (sql) => {
        if (signedInWith) await recordMethod(sql, sessionId, signedInWith)
        return sessionClaims(sql, sessionId)
      }),
    )
    const user = typeof body.user === 'object' ? body.user : {}
    return {
      ...body,
      access_token: tokens.sign({ iss: issuer, ...claims, ...added }),
      user: { ...user, factors: await factors(claims.sub) },
    }
  }

  function factors(userId: unknown) {
    return exclusive(() => database.driver.transaction((sql) => factorsOf(sql, String(userId))))
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    // Functions verify the token themselves and come back with it.
    if (pathname.startsWith('/functions/v1/')) return next(request)
    const authorization = request.headers.get('authorization')
    if (authorization !== null) request.headers.set('authorization', tokens.translate(authorization))
    const response = await next(request)
    if (!response.ok || !/^\/auth\/v1\/(token|user)$/.test(pathname) || request.method === 'OPTIONS') {
      return response
    }
    const signedInWith = searchParams.get('grant_type') === 'password' ? 'password' : undefined
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const body = await complete(await response.json(), signedInWith)
    return Response.json(body, { status: response.status, headers })
  }
}
