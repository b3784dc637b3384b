import type { Handle } from '../responses.ts'
import { AuthFailure } from './failure.ts'
import type { AuthParts } from './session-answers.ts'
import { factorsOf, readAsker } from './sessions.ts'

/** As a hosted project: at aal2 where there is a second factor, and where the database lets it be (guard_password). */
export function createPasswordChange({ database, exclusive, tokens, next }: AuthParts & { next: Handle }) {
  return async (request: Request, body: unknown): Promise<Response> => {
    if (fieldsOf(body).join() !== 'password') {
      const message = 'The embedded backend changes the password of a user and nothing else'
      throw new AuthFailure(422, 'validation_failed', message)
    }
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
    // The library hides what the database says; a hosted project passes its PT403 on.
    throw new AuthFailure(403, 'PT403', 'The database refused to change the password')
  }
}

/** What is asked for: supabase-js also sends members that are null. */
function fieldsOf(body: unknown) {
  const members = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return members.filter(([, value]) => value !== null).map(([name]) => name)
}
