import { z } from 'zod'
import { errorCode } from '../../../scripts/lib/refusal.ts'
import { changePassword, createAccount, setPassword } from '../accounts.ts'
import type { Database, Exclusive, Sql } from '../database.ts'
import { bodyLimits, type Handle, json, parseJson, readBody } from '../responses.ts'
import { challenge, enroll, unenroll, verify } from './factors.ts'
import {
  type Asker,
  AuthFailure,
  failureResponse,
  readAsker,
  readUser,
  refresh,
  type Signer,
  signIn,
  signOut,
} from './sessions.ts'

type Parts = Signer & { database: Database; exclusive: Exclusive; publishableKey: string; secretKey: string }

/**
 * Answers only the auth requests that the product sends, each in one transaction, and passes other APIs to `next`. Refuses
 * routes that send e-mail, because nobody would receive it.
 */
export function withAuth(next: Handle, parts: Parts): Handle {
  const { database, exclusive, tokens, publishableKey, secretKey } = parts

  function route(request: Request, path: string, body: unknown): (sql: Sql) => Promise<Response> {
    const place = `${request.method} ${path}`
    const { searchParams } = new URL(request.url)
    const isSecret = request.headers.get('apikey') === secretKey
    const asAsker = (task: (sql: Sql, asker: Asker) => Promise<Response>) => async (sql: Sql) =>
      task(sql, await readAsker(sql, request, tokens))
    if (place === 'POST /token') {
      const given = grantSchema.safeParse({ ...Object(body), grant_type: searchParams.get('grant_type') })
      if (!given.success) throw new AuthFailure(400, 'validation_failed', z.prettifyError(given.error))
      const grant = given.data
      return grant.grant_type === 'password'
        ? (sql) => signIn(sql, parts, grant.email, grant.password)
        : (sql) => refresh(sql, parts, grant.refresh_token)
    }
    if (place === 'GET /user')
      return asAsker(async (sql, { userId }) => json(await readUser(sql, userId), 200))
    if (place === 'PUT /user') return asAsker((sql, asker) => changePassword(sql, asker, body))
    if (place === 'POST /logout')
      return asAsker((sql, asker) => signOut(sql, asker, searchParams.get('scope') ?? 'global'))
    if (place === 'POST /factors') return asAsker((sql, asker) => enroll(sql, asker, parts, body))
    const [, id = '', action = ''] = path.match(/^\/factors\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/) ?? []
    const factor = id && `${request.method} ${action}`
    if (factor === 'DELETE ') return asAsker((sql, asker) => unenroll(sql, asker, id))
    if (factor === 'POST challenge') return asAsker((sql, asker) => challenge(sql, asker, id))
    if (factor === 'POST verify') return asAsker((sql, asker) => verify(sql, asker, parts, id, body))
    const [, userId] = place.match(/^PUT \/admin\/users\/([0-9a-f-]{36})$/) ?? []
    if (userId || place === 'POST /admin/users') {
      if (!isSecret) throw new AuthFailure(403, 'not_admin', 'User not allowed')
      return (sql) => (userId ? setPassword(sql, userId, body) : createAccount(sql, body))
    }
    if (path === '/signup')
      throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance')
    throw new AuthFailure(404, 'not_supported', `The embedded auth server does not answer ${place}`)
  }

  async function answer(request: Request, path: string) {
    if (`${request.method} ${path}` === 'GET /.well-known/jwks.json') {
      const response = json({ keys: [tokens.publicKey] }, 200)
      response.headers.set('cache-control', 'public, max-age=600')
      return response
    }
    if (![publishableKey, secretKey].includes(request.headers.get('apikey') ?? ''))
      return json({ message: 'Invalid API key' }, 401)
    const work = route(request, path, await readJson(request))
    return exclusive(() => database.driver.transaction(work))
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/') || request.method === 'OPTIONS') return next(request)
    try {
      return await answer(request, pathname.slice('/auth/v1'.length))
    } catch (error) {
      if (error instanceof AuthFailure) return failureResponse(error)
      // The database refuses a password without a proof (guard_password).
      if (errorCode(error) !== 'PT403') throw error
      return failureResponse(new AuthFailure(403, 'PT403', 'The database refused to change the password'))
    }
  }
}

const grantSchema = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('password'), email: z.string(), password: z.string() }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
])

/** Reads the body of a request; refuses NUL, which PostgreSQL cannot store. */
async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, bodyLimits.json)
  if (!bytes) throw new AuthFailure(413, 'validation_failed', 'Payload too large')
  if (bytes.length === 0) return {}
  const body = parseJson(bytes)
  if (body === undefined || JSON.stringify(body).includes('\\u0000'))
    throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON')
  return body
}
