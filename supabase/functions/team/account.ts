import { callersClient, serviceClient } from '../_shared/clients.ts'
import { json } from '../_shared/cors.ts'
import { hotelSlug } from '../_shared/environment.ts'

/** An account for this address, where there is none. It opens nothing until `add_person` gives it access. */
export async function makeAccount(request: Request, email: string): Promise<Response> {
  const caller = callersClient(request)
  if (!caller) return json({ error: 'signed-out' }, 401)
  const { client, token } = caller
  const { error: invalid } = await client.auth.getUser(token)
  if (invalid) return json({ error: 'signed-out' }, 401)
  const hotel = await client.from('hotels').select('id').eq('slug', hotelSlug()).single()
  if (hotel.error) throw hotel.error
  const isNew = await client.rpc('check_new_person', { p_hotel_id: hotel.data.id, p_email: email })
  if (isNew.error) return refusal(isNew.error)
  if (isNew.data !== true) return json({ ok: true })
  // Nobody knows it; the person sets one by their link.
  const password = crypto.randomUUID() + crypto.randomUUID()
  const { error } = await serviceClient().auth.admin.createUser({ email, password, email_confirm: true })
  // Somebody was quicker.
  if (error && error.code !== 'email_exists') throw error
  return json({ ok: true })
}

function refusal({ code, hint, message }: { code: string; hint: string; message: string }) {
  if (code === '42501') return json({ error: 'refused' }, 403)
  if (hint) return json({ error: hint }, 409)
  throw new Error(message)
}
