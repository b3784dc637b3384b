import { bodyLimits, readBody } from '../request-body.ts'
import type { Handle } from '../responses.ts'
import { json } from '../responses.ts'
import { createFactors } from './factors.ts'
import { AuthFailure, failureResponse } from './failure.ts'
import { createPasswordChange } from './password.ts'
import { type AuthParts, withSessionAnswers } from './session-answers.ts'

type Parts = AuthParts & { apiKeys: string[] }

/** Only what the product uses passes, spelt exactly so. What sends e-mail is refused: nobody would receive it. */
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
    const [, id = '', deed] = path.match(/^\/factors\/([0-9a-f-]{36})(?:\/(challenge|verify))?$/) ?? []
    if (id && request.method === 'DELETE' && !deed) return factors.unenroll(request, id)
    if (id && request.method === 'POST' && deed === 'challenge') return factors.challenge(request, id)
    if (id && request.method === 'POST' && deed === 'verify') {
      return withBody(request, (again, body) => factors.verify(again, id, body))
    }
    if (path === '/signup')
      throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance')
    throw new AuthFailure(
      404,
      'not_supported',
      `The embedded backend does not answer ${place} of the auth server`,
    )
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
const grants = ['password', 'refresh_token']

function token(request: Request, next: Handle) {
  const grant = new URL(request.url).searchParams.get('grant_type') ?? ''
  if (grants.includes(grant)) return next(request)
  throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type')
}

function jwks({ tokens }: AuthParts) {
  const response = json({ keys: [tokens.publicKey] }, 200)
  response.headers.set('cache-control', 'public, max-age=600')
  return response
}

async function withBody(request: Request, task: (request: Request, body: unknown) => Promise<Response>) {
  const bytes = await readBody(request, bodyLimits.json)
  if (!bytes) throw new AuthFailure(413, 'validation_failed', 'Payload too large')
  const again = new Request(request.url, { method: request.method, headers: request.headers, body: bytes })
  return task(again, parseJson(bytes))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AuthFailure(400, 'bad_json', 'Could not parse request body as JSON')
  }
}
