import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from './database.ts'
import { insertUser } from './demo/user-rows.ts'
import type { Exclusive } from './mutex.ts'
import { bodyLimits, readBody } from './request-body.ts'
import type { Handle } from './responses.ts'
import { json } from './responses.ts'

type Parts = { database: Database; secretKey: string; exclusive: Exclusive }

/** What the library lacks: `POST /auth/v1/admin/users` with the secret key. Everything else goes to `next`. */
export function withAccounts(next: Handle, { database, secretKey, exclusive }: Parts): Handle {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST' || pathname !== '/auth/v1/admin/users') return next(request)
    if (request.headers.get('apikey') !== secretKey) return json({ msg: 'User not allowed' }, 403)
    const account = accountSchema.safeParse(await readJson(request))
    if (!account.success) return json({ msg: 'An e-mail and a password are needed' }, 422)
    const user = { id: randomUUID(), role: null, ...account.data }
    await exclusive(() => database.driver.transaction((sql) => insertUser(sql, user, undefined)))
    return json({ id: user.id, aud: 'authenticated', role: 'authenticated', email: user.email }, 200)
  }
}

const accountSchema = z.object({ email: z.email().toLowerCase(), password: z.string().min(12) })

async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, bodyLimits.json)
  try {
    return body && JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
