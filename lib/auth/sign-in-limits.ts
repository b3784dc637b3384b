import 'server-only'
import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { logEvent } from '@/lib/log'
import { keyed } from '@/lib/site-secret'
import type { Database } from '@/lib/supabase/database.types'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'

type Attempt = {
  email: string
  address: string
  /** As `deviceOf` names it; undefined for a browser that this account has not signed in from. */
  device: string | undefined
}

/** `wait` in minutes, at least 1: the try must not happen. Else it may, after `delay` milliseconds. */
export type Permission = { wait: number } | { delay: number } | 'unavailable'

/** Milliseconds. Whoever cannot ask the database cannot sign in either. */
const ASK_MS = 5000

/** Before a try, which counts as failed until `endSignIn`; the database counts, for all processes (AUTH-5). */
export async function beginSignIn(attempt: Attempt): Promise<Permission> {
  const { data, error } = await publicClient()
    .rpc('begin_sign_in', argumentsFor(attempt))
    .abortSignal(AbortSignal.timeout(ASK_MS))
  const answer = answerSchema.safeParse(data)
  if (error || !answer.success) {
    logEvent('sign_in_limits_unavailable', { message: error?.message ?? 'not an answer' })
    return 'unavailable'
  }
  const { wait, delay } = answer.data
  return wait === undefined ? { delay } : { wait: Math.ceil(wait / 60) }
}

/** After a try that was not a wrong password: `accepted` forgets the failures before it, else only this one. */
export async function endSignIn(attempt: Attempt, accepted: boolean): Promise<void> {
  const { error } = await publicClient()
    .rpc('end_sign_in', { ...argumentsFor(attempt), p_accepted: accepted })
    .abortSignal(AbortSignal.timeout(ASK_MS))
  if (error) logEvent('sign_in_limits_unavailable', { message: error.message })
}

/** Makes this site known to the database, so that what it counts is apart from what strangers may send. Managers only. */
export async function registerSite(supabase: SupabaseClient<Database>, hotelId: string): Promise<void> {
  const { error } = await supabase.rpc('register_site', { p_hotel_id: hotelId, p_site: siteToken() })
  if (error) logEvent('site_not_registered', { message: error.message })
}

const answerSchema = z.object({ wait: z.number().optional(), delay: z.number().default(0) })

function argumentsFor({ email, address, device }: Attempt) {
  const place = device ? `device ${device}` : `address ${address}`
  return {
    p_site: siteToken(),
    p_pair: keyOf(`${email} ${place}`),
    p_address: device ? '' : keyOf(`address ${address}`),
    p_account: device ? '' : keyOf(`account ${email}`),
  }
}

/** The same for every instance, whatever its secret; only the hotel's own sites can name it where it counts. */
function keyOf(text: string) {
  return createHash('sha256').update(`sign-in\n${text}`).digest('base64url')
}

function siteToken() {
  return keyed('site', 'token')
}
