import { serviceClient } from '../_shared/clients.ts'
import { json } from '../_shared/cors.ts'

/** Sets the password of whom the link is for, and uses it up; a password that is not taken leaves the link open. */
export async function setPassword(token: string, password: string): Promise<Response> {
  const service = serviceClient()
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
