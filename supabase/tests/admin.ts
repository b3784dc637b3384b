import { createClient } from '@supabase/supabase-js'
import type { Admin } from '@/lib/access/guard'
import { sectionNames } from '@/lib/site/registry'
import type { Database } from '@/lib/supabase/database.types'
import { baseUrl, type Harness, hotels, secrets } from './harness.ts'

/** Returns the admin that the guard passes to actions, of hotels A and C and here at hotel A by default. */
export function adminOf({ clients, userIds }: Harness, hotelId = hotels.a): Admin {
  const { admin: supabase } = clients
  const facts = { userId: userIds.admin, email: 'admin@test.example', hotelId, bucket: 'hotel-images' }
  const pending = { isDue: true, pendingIn: sectionNames }
  return { ...facts, factors: [], factorRequired: false, isManager: true, ...pending, supabase }
}

type Answer = (request: Request) => Promise<Response>

/** Returns the same admin with `meddle` answering the requests; `send` forwards one to the backend. */
export async function adminOnLine(
  harness: Harness,
  meddle: (request: Request, send: Answer) => Promise<Response>,
): Promise<Admin> {
  const { authorization } = await harness.headersOf('admin')
  const supabase = createClient<Database>(baseUrl, secrets.publishableKey, {
    accessToken: async () => authorization.replace('Bearer ', ''),
    global: { fetch: (input, init) => meddle(new Request(input, init), harness.handle) },
  })
  return { ...adminOf(harness), supabase }
}
