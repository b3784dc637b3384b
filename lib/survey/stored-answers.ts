import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { countSurveyAnswer, siteToken } from '@/lib/access/sign-in-limits'
import { kindTitle, roomWords } from '@/lib/hotel/naming/words'
import { logEvent } from '@/lib/log'
import { getHotel, getNaming, getRoomRows } from '@/lib/site/queries'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { type Chalets, readAnswers } from './answers'
import type { StoredAnswers } from './report'
import { allQuestions, maxStored } from './steps'
import { furthestStep, isStepValid, stepCount } from './validity'

/** Returns the words and options of the question about the room. */
export async function getChalets(): Promise<Chalets> {
  const [rooms, naming] = await Promise.all([getRoomRows(), getNaming()])
  const { one, by } = roomWords(naming)
  return {
    label: `Em que ${one} você ficou?`,
    rooms: rooms.slice(0, 2).map(({ anchor, name }) => ({ value: anchor, label: name })),
    kinds: naming.kinds.map((kind) => ({ value: kind.code, label: kindTitle(kind, naming) })),
    other: by('Outro', 'Outra'),
  }
}

const outcome = z.enum(['stored', 'off', 'wrong', 'busy', 'unavailable'])
export type Outcome = z.infer<typeof outcome>

/** Stores a guest's answers, to which the guest has consented. They are never logged, only why they were not stored. */
export async function storeAnswers(given: Record<string, unknown>, mayQuote: boolean): Promise<Outcome> {
  const result = await tryToStore(given, mayQuote)
  if (result !== 'stored') logEvent('survey_answer_refused', { reason: result }, 'warn')
  return result
}

async function tryToStore(given: Record<string, unknown>, mayQuote: boolean): Promise<Outcome> {
  const answers = readAnswers({ ...given, ...storableTexts(given) })
  if (furthestStep(answers) < stepCount || !isStepValid(stepCount, answers)) return 'wrong'
  const refusal = await countSurveyAnswer()
  if (refusal) return refusal
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

/** The texts as PostgreSQL can store them. Forms have the same limits, so nothing that a guest wrote is cut. */
function storableTexts(given: Record<string, unknown>) {
  const texts = allQuestions.flatMap((question) => {
    const text = question.kind === 'text' && given[question.field]
    if (typeof text !== 'string' || question.kind !== 'text') return []
    return [[question.field, text.slice(0, maxStored(question)).toWellFormed().replaceAll('\0', '')]]
  })
  return Object.fromEntries(texts)
}

const stored = z.object({
  id: z.string(),
  answers: z.record(z.string(), z.unknown()).transform(readAnswers),
  may_quote: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
})

/** Returns the hotel's answers, the newest first; the database deletes those whose time is over. Throws. */
export async function readStoredAnswers({ supabase, hotelId }: Admin): Promise<StoredAnswers[]> {
  const { data, error } = await supabase.rpc('read_survey', { p_hotel_id: hotelId })
  if (error) throw new Error(`the answers could not be read (${error.code})`)
  return z
    .array(stored)
    .parse(data)
    .map(({ may_quote: mayQuote, created_at: createdAt, expires_at: expiresAt, ...rest }) => ({
      ...rest,
      mayQuote,
      createdAt,
      expiresAt,
    }))
}

/** Throws if it could not be deleted. */
export async function deleteStoredAnswers({ supabase, hotelId }: Admin, id: string): Promise<void> {
  const { error } = await supabase.from('survey_answers').delete().match({ id, hotel_id: hotelId })
  if (error) throw new Error(`the answers could not be deleted (${error.code})`)
}
