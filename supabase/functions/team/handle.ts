import {
  answerPost,
  createCallersClient,
  createServiceClient,
  hotelSlug,
  json,
  type Variables,
} from '../_shared/call.ts'

/**
 * Does what a hotel's team needs the project's secret key for: create an account, set a password. The database first checks
 * the caller's session or the one-time link. Answers `{ ok: true }` or `{ error: <why> }`.
 */
export function handle(request: Request, variables: Variables): Promise<Response> {
  return answerPost(
    request,
    async () => {
      const { email, token, password } = await readBody(request)
      if (isEmail(email)) return makeAccount(request, email.toLowerCase(), variables)
      if (isToken(token) && isPassword(password)) return setPassword(token, password, variables)
      return json({ error: 'malformed' }, 400)
    },
    () => 'failed',
  )
}

/** Creates an account for this address if there is none. It has no access until `add_person` grants it. */
async function makeAccount(request: Request, email: string, variables: Variables) {
  const client = await createCallersClient(request, variables)
  if (!client) return json({ error: 'signed-out' }, 401)
  const hotel = await client.from('hotels').select('id').eq('slug', hotelSlug(variables)).single()
  if (hotel.error) throw hotel.error
  const isNew = await client.rpc('check_new_person', { p_hotel_id: hotel.data.id, p_email: email })
  if (isNew.error) {
    const { code, hint, message } = isNew.error
    if (code === '42501') return json({ error: 'refused' }, 403)
    if (hint) return json({ error: hint }, 409)
    throw new Error(message)
  }
  if (isNew.data !== true) return json({ ok: true })
  // Nobody knows this password; the person chooses one with their link.
  const password = crypto.randomUUID() + crypto.randomUUID()
  const account = { email, password, email_confirm: true }
  const { error } = await createServiceClient(variables).auth.admin.createUser(account)
  // Another request may have created the account first.
  if (error && error.code !== 'email_exists') throw error
  return json({ ok: true })
}

/** Sets the password of the link's recipient and uses the link up; a refused password leaves it valid. */
async function setPassword(token: string, password: string, variables: Variables) {
  const service = createServiceClient(variables)
  const claimed = await service.rpc('claim_password_link', { p_token: token })
  if (claimed.error) throw claimed.error
  const userId: unknown = claimed.data
  if (typeof userId !== 'string') return json({ error: 'gone' }, 404)
  const { error } = await service.auth.admin.updateUserById(userId, { password })
  const settled = await service.rpc('settle_password_link', { p_token: token, p_is_set: !error })
  if (settled.error) console.error(settled.error)
  if (!error) return json({ ok: true })
  if (error.code === 'weak_password' || error.code === 'same_password')
    return json({ error: error.code }, 422)
  throw error
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  const body: unknown = text.length <= 4096 ? JSON.parse(text || '{}') : {}
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value)
}

/** Checks only what every form of the site guarantees; the site applies the other rules. */
function isPassword(value: unknown): value is string {
  return typeof value === 'string' && [...value].length >= 12 && new TextEncoder().encode(value).length <= 72
}
