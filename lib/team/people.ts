import 'server-only'
import { ContentError } from '@/lib/action/errors'
import type { Admin } from '@/lib/auth/guard'
import { personName } from '@/lib/person-name'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'

/** `since` is a day as people read it, `linkUntil` an ISO time while a link of theirs opens. */
export type Person = {
  id: string
  /** What the panel calls them; made of the address where `givenName` is empty. */
  name: string
  givenName: string
  email: string
  since: string
  isManager: boolean
  isSelf: boolean
  hasSecondFactor: boolean
  hasEntered: boolean
  linkUntil: string | null
}

/** Everybody with access to the hotel, the longest here first. Throws `ContentError`. */
export async function getPeople({ supabase, hotelId, userId }: Admin): Promise<Person[]> {
  const { data, error } = await supabase.rpc('hotel_people', { p_hotel_id: hotelId }).retry(false)
  if (error) throw new ContentError('Erro ao carregar a equipe', error)
  return rows.parse(data).map(({ user_id, name, email, since, ...row }) => ({
    id: user_id,
    name: name || personName(email),
    givenName: name,
    email,
    since: momentLabel(since).slice(0, 10),
    isManager: row.is_manager,
    isSelf: user_id === userId,
    hasSecondFactor: row.second_factor,
    hasEntered: row.has_entered,
    linkUntil: row.link_until,
  }))
}

const rows = z.array(
  z.object({
    user_id: z.string(),
    email: z.string(),
    name: z.string(),
    since: z.string(),
    is_manager: z.boolean(),
    second_factor: z.boolean(),
    has_entered: z.boolean(),
    link_until: z.string().nullable(),
  }),
)
