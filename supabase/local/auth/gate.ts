import { bodyLimits, type Handle, json, parseJson, readBody } from '../responses.ts'
import { createFactors } from './factors.ts'
import {
  AuthFailure,
  type AuthParts,
  factorsOf,
  failureResponse,
  readAsker,
  withSessionAnswers,
} from './sessions.ts'

type Parts = AuthParts & { apiKeys: string[] }

/**
 * Lets only those requests of the auth API pass that the product uses, in exactly this spelling. Routes that send
 * e-mail are refused, because nobody would receive it.
 */
export function withAuth(library: Handle, parts: Parts): Handle {
  const next = withSessionAnswers(library, parts)
  const factors = createFactors({ ...parts, next })
  const changePassword = createPasswordChange({ ...parts, next })

  async function route(request: Request, path: string): Promise<Response> {
    const place = `${request.method} ${path}`
    if (place === 'GET /.well-known/jwks.json') return jwks(parts)
    const apiKey = request.headers.get('apikey') ?? ''
    if (!parts.apiKeys.includes(apiKey)) return json({ message: 'Invalid API key' }, 401)
    if (place === 'POST /token') return token(request, next)
    if (passing.includes(place) || /^PUT \/admin\/users\/[0-9a-f-]{36}$/.test(place)) return next(request)
    if (place === 'PUT /user') return withBody(request, changePassword)
    if (place === 'POST /factors') return withBody(request, factors.enroll)
    const [, id = '', action] = path.match(/^\/factors\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/) ?? []
    if (id && request.method === 'DELETE' && !action) return factors.unenroll(request, id)
    if (id && request.method === 'POST' && action === 'challenge') return factors.challenge(request, id)
    if (id && request.method === 'POST' && action === 'verify') {
      return withBody(request, (again, body) => factors.verify(again, id, body))
    }
    if (path === '/signup')
      throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance')
    throw new AuthFailure(404, 'not_supported', `The embedded auth server does not answer ${place}`)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/auth/v1/') || request.method === 'OPTIONS') return next(request)
    try {
      return await route(request, pathname.slice('/auth/v1'.length))
    } catch (error) {
      if (error instanceof AuthFailure) return failureResponse(error)
      throw error
    }
  }
}

const passing = ['POST /logout', 'GET /user', 'POST /admin/users']

function token(request: Request, next: Handle) {
  const needed = grants.get(new URL(request.url).searchParams.get('grant_type') ?? '')
  if (!needed) throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type')
  return withBody(request, (again, body) => {
    if (needed.every((name) => typeof Object(body)[name] === 'string')) return next(again)
    throw new AuthFailure(400, 'validation_failed', `${needed.join(' and ')} must be text`)
  })
}

/** What each way to get a token needs. */
const grants = new Map([
  ['password', ['email', 'password']],
  ['refresh_token', ['refresh_token']],
])

function jwks({ tokens }: AuthParts) {
  const response = json({ keys: [tokens.publicKey] }, 200)
  response.headers.set('cache-control', 'public, max-age=600')
  return response
}

/** As in a hosted project: needs aal2 if there is a second factor, and the database's consent (guard_password). */
function createPasswordChange({ database, exclusive, tokens, next }: AuthParts & { next: Handle }) {
  return async (request: Request, body: unknown): Promise<Response> => {
    // supabase-js also sends members that are null.
    const members = Object.entries(Object(body)).flatMap(([name, value]) => (value === null ? [] : name))
    if (members.join() !== 'password')
      throw new AuthFailure(422, 'validation_failed', 'Only the password of a user can be changed')
    await exclusive(() =>
      database.driver.transaction(async (sql) => {
        const { aal, userId } = await readAsker(sql, request, tokens)
        const factors = await factorsOf(sql, userId)
        if (aal !== 'aal2' && factors.some(({ status }) => status === 'verified')) {
          const message = 'AAL2 session is required to update email or password when MFA is enabled.'
          throw new AuthFailure(401, 'insufficient_aal', message)
        }
      }),
    )
    const response = await next(request)
    if (response.status !== 500) return response
    // The library hides the database's message; a hosted project passes its PT403 on.
    throw new AuthFailure(403, 'PT403', 'The database refused to change the password')
  }
}

async function withBody(request: Request, task: (request: Request, body: unknown) => Promise<Response>) {
  const bytes = await readBody(request, bodyLimits.json)
  if (!bytes) throw new AuthFailure(413, 'validation_failed', 'Payload too large')
  const body = parseJson(bytes)
  if (body === undefined) throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON')
  return task(
    new Request(request.url, { method: request.method, headers: request.headers, body: bytes }),
    body,
  )
}
