import { env } from '@/lib/env'
import { readCapped } from '@/lib/media/images/read-capped'
import { maxSurveyBytes } from '@/lib/server/requests/places'
import { isSameOrigin } from '@/lib/server/requests/same-origin'
import { readAnswers } from '@/lib/survey/answers'
import { type Outcome, storeAnswers } from '@/lib/survey/stored-answers'
import { furthestStep, stepCount } from '@/lib/survey/validity'
import { z } from '@/lib/zod'

const sentSchema = z.object({
  consent: z.literal(true),
  mayQuote: z.boolean(),
  link: z.string().default(''),
  answers: z
    .record(z.string(), z.unknown())
    .transform(readAnswers)
    .refine((answers) => furthestStep(answers) === stepCount),
})

const statuses: Record<Outcome, number> = { stored: 204, wrong: 400, off: 409, busy: 429, unavailable: 503 }

/** Stores a guest's survey answers with the guest's consent (SUR-10). */
export async function POST(request: Request): Promise<Response> {
  // The request filter has already checked origin and size, except on Vercel.
  const { headers, body } = request
  if (!isSameOrigin((name) => headers.get(name), env().SITE_URL)) return answer(403)
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) return answer(415)
  const json = await readCapped(new Response(body, { headers }), maxSurveyBytes)
    .then((bytes) => JSON.parse(String(bytes), storable))
    .catch(() => null)
  const sent = sentSchema.safeParse(json)
  if (!sent.success) return answer(400)
  return answer(statuses[await storeAnswers(sent.data)])
}

/** Replaces lone surrogates and removes NUL, which PostgreSQL cannot store. */
function storable(_: string, value: unknown) {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

function answer(status: number) {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
