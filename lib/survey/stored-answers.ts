import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { countSurveyAnswer, siteToken } from '@/lib/access/sign-in-limits'
import { logEvent } from '@/lib/log'
import { getHotel } from '@/lib/site/queries'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { readAnswers, type SurveyResponse } from './answers'

const outcome = z.enum(['stored', 'off', 'wrong', 'busy', 'unavailable'])
export type Outcome = z.infer<typeof outcome>

/** Stores a guest's answers, to which the guest has consented. They are never logged, only why they were not stored. */
export async function storeAnswers(answers: SurveyResponse, mayQuote: boolean): Promise<Outcome> {
  const result = (await countSurveyAnswer()) ?? (await tryToStore(answers, mayQuote))
  if (result !== 'stored') logEvent('survey_answer_refused', { reason: result }, 'warn')
  return result
}

async function tryToStore(answers: SurveyResponse, mayQuote: boolean): Promise<Outcome> {
  const { data, error } = await publicClient()
    .rpc('answer_survey', {
      p_hotel_id: (await getHotel()).id,
      p_site: siteToken(),
      p_answers: answers,
      p_may_quote: mayQuote && answers.comments.trim() !== '',
    })
    .abortSignal(AbortSignal.timeout(STORE_MS))
  return error ? 'unavailable' : outcome.catch('unavailable').parse(data)
}

/** Milliseconds. */
const STORE_MS = 5000

const storedSchema = z.object({
  id: z.string(),
  answers: z.record(z.string(), z.unknown()).transform(readAnswers),
  may_quote: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
})

export type StoredAnswers = z.infer<typeof storedSchema>

/** Returns the hotel's answers, the newest first; the database deletes those whose time is over. Throws. */
export async function readStoredAnswers({ supabase, hotelId }: Admin): Promise<StoredAnswers[]> {
  const { data, error } = await supabase.rpc('read_survey', { p_hotel_id: hotelId })
  if (error) throw new Error(`the answers could not be read (${error.code})`)
  return z.array(storedSchema).parse(data)
}

/** Throws if it could not be deleted. */
export async function deleteStoredAnswers({ supabase, hotelId }: Admin, id: string): Promise<void> {
  const { error } = await supabase.from('survey_answers').delete().match({ id, hotel_id: hotelId })
  if (error) throw new Error(`the answers could not be deleted (${error.code})`)
}
