'use server'

import { adminAction, refreshAfter } from '@/lib/access/admin-action'
import { findItem, mergeFields } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { saveStoredItem } from '@/lib/content/save-item'
import { readItems } from '@/lib/content/section-store'
import { asDay } from '@/lib/dates'
import { newId } from '@/lib/new-id'
import { publishWritten } from '@/lib/panel/publish-written'
import { registry } from '@/lib/panel/registry'
import { testimonialId, testimonialOf } from '@/lib/survey/report'
import { countOrDeleteAnswersBefore, deleteStoredAnswers, readQuotable } from '@/lib/survey/stored-answers'
import { z } from '@/lib/zod'
import { publishResult } from '../../_list/list-action'

const input = z.object({ id: z.guid() })

export const deleteSurveyAnswers = adminAction(input, 'Erro ao apagar a resposta.', ({ id }, admin) =>
  refreshAfter(deleteStoredAnswers(admin, id).then(() => ({ ok: true }) as const)),
)

const day = z
  .string()
  .max(10)
  .transform((typed, context) => {
    const day = asDay(typed)
    if (!day) context.addIssue({ code: 'custom', message: 'Escolha um dia que exista.' })
    return day ?? z.NEVER
  })

/** Counts the answers from before a day and, once confirmed, deletes them; returns their number. */
export const deleteAnswersBefore = adminAction(
  z.object({ day, isConfirmed: z.boolean() }),
  'Erro ao apagar as respostas.',
  ({ day, isConfirmed }, admin) =>
    refreshAfter(
      countOrDeleteAnswersBefore(admin, day, isConfirmed).then((count) => ({ ok: true, count }) as const),
    ),
)

/** Replaces the guests' link, which revokes the previous one (SUR-16). */
export const renewSurveyLink = adminAction(z.object({}), 'Erro ao trocar o link.', async (_, admin) => {
  const link = newId()
  const result = await tryRewrite(admin, registry.pages, ([stored]) => [
    { ...mergeFields({ name: registry.pages.label, ...stored }, { survey: { link } }), id: 'pages' },
  ])
  return publishResult(admin, 'pages', result, ['pages'])
})

/** Creates an inactive testimonial from a comment once, if the guest allows it; returns its id. */
export const makeTestimonial = adminAction(input, 'Erro ao criar o depoimento.', async ({ id }, admin) => {
  const answers = await readQuotable(admin, id)
  if (!answers)
    return { ok: false, error: 'Esta resposta foi apagada, ou o hóspede não autorizou o depoimento.' }
  const list = registry.testimonials
  const own = testimonialId(id)
  if (findItem(await readItems(admin, list), own)) return { ok: true, id: own }
  const saved = await saveStoredItem(admin, list, {
    id: own,
    expectedFingerprint: null,
    values: list.panel.form.parse(testimonialOf(answers)),
  })
  if (!saved.ok) return saved
  await publishWritten(admin, list, saved.list, { ids: [own] })
  return { ok: true, id: own }
})
