import 'server-only'
import type { Route } from 'next'
import type { Admin } from '@/lib/access/guard'
import { siteToken, surveyKey } from '@/lib/access/sign-in-limits'
import { addDays, type Day, endOfDayInHotel } from '@/lib/dates'
import { logEvent } from '@/lib/log'
import { pagesSection } from '@/lib/pages/pages'
import { routes } from '@/lib/paths'
import { getHotel, getSection } from '@/lib/site/site-content'
import { isSigned, signText } from '@/lib/site-secret'
import { getPublicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { readAnswers, type SurveyResponse } from './answers'

const outcome = z.enum(['stored', 'off', 'wrong', 'busy', 'unavailable'])
export type Outcome = z.infer<typeof outcome>

type Sent = { answers: SurveyResponse; mayQuote: boolean; link: string }

/** Stores a guest's answers with the guest's consent. Never logs them, only why they were not stored. */
export async function storeAnswers({ answers, mayQuote, link }: Sent): Promise<Outcome> {
  const isInvited = isSigned('survey', await linkName(), link)
  const { data, error } = await getPublicClient()
    .rpc('answer_survey', {
      p_hotel_id: (await getHotel()).id,
      p_site: siteToken(),
      p_answers: answers,
      p_may_quote: mayQuote && answers.comments.trim() !== '',
      p_address: await surveyKey(isInvited),
      p_invited: isInvited,
    })
    .abortSignal(AbortSignal.timeout(STORE_MS))
  const result = error ? 'unavailable' : outcome.catch('unavailable').parse(data)
  if (result !== 'stored') logEvent('survey_answer_refused', { reason: result }, 'warn')
  return result
}

/** Returns the survey's address for guests. The part after '#' reaches no log and raises the limit of answers (SUR-16). */
export async function readSurveyLink(): Promise<Route> {
  return `${routes.survey}#${signText('survey', await linkName())}`
}

async function linkName() {
  return `link${(await getSection(pagesSection)).survey.link}`
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

export const pageSize = 50

/** Returns a page of the hotel's answers, newest first; the database deletes expired ones. Throws. */
export async function readStoredAnswers(
  { supabase, hotelId }: Admin,
  after: Pick<StoredAnswers, 'created_at' | 'id'> = { created_at: 'infinity', id: nobody },
): Promise<StoredAnswers[]> {
  const { data, error } = await supabase.rpc('read_survey', {
    p_hotel_id: hotelId,
    p_before: after.created_at,
    p_before_id: after.id,
  })
  if (error) throw new Error(`the answers could not be read (${error.code})`)
  return z.array(storedSchema).parse(data)
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Yields all answers page by page, so that they are never in memory at once. Throws. */
export async function* readAnswerPages(admin: Admin): AsyncGenerator<StoredAnswers[]> {
  for (let page = await readStoredAnswers(admin); ; page = await readStoredAnswers(admin, page.at(-1))) {
    yield page
    if (page.length < pageSize) return
  }
}

/** Returns an answer that may be used as a testimonial. Throws. */
export async function readQuotable({ supabase, hotelId }: Admin, id: string) {
  const { data, error } = await supabase
    .from('survey_answers')
    .select('answers')
    .match({ id, hotel_id: hotelId, may_quote: true })
    .gt('expires_at', new Date().toISOString())
    .maybeSingle()
  if (error) throw new Error(`the answer could not be read (${error.code})`)
  return data ? storedSchema.shape.answers.parse(data.answers) : null
}

const summarySchema = z.object({ count: z.number(), averages: z.record(z.string(), z.number()) })

/** Returns the number of answers, and the averages of questions that at least five guests rated. Throws. */
export async function readSurveySummary({
  supabase,
  hotelId,
}: Admin): Promise<z.infer<typeof summarySchema>> {
  const { data, error } = await supabase.rpc('survey_summary', { p_hotel_id: hotelId })
  if (error) throw new Error(`the answers could not be counted (${error.code})`)
  return summarySchema.parse(data)
}

/** Counts the answers from before a day at the hotel; with `erase`, deletes them. Throws. */
export async function countOrDeleteAnswersBefore(
  { supabase, hotelId }: Admin,
  day: Day,
  erase: boolean,
): Promise<number> {
  const table = supabase.from('survey_answers')
  const chosen = erase ? table.delete({ count: 'exact' }) : table.select('id', { count: 'exact', head: true })
  const { count, error } = await chosen
    .eq('hotel_id', hotelId)
    .lt('created_at', new Date(endOfDayInHotel(addDays(day, -1))).toISOString())
  if (error) throw new Error(`the answers could not be counted or deleted (${error.code})`)
  return count ?? 0
}

export async function deleteStoredAnswers({ supabase, hotelId }: Admin, id: string): Promise<void> {
  const { error } = await supabase.from('survey_answers').delete().match({ id, hotel_id: hotelId })
  if (error) throw new Error(`the answers could not be deleted (${error.code})`)
}
