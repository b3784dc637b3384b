'use server'

import { refresh } from 'next/cache'
import { adminAction, invalid } from '@/lib/access/admin-action'
import { baseOf, readDrafts, removeDraft } from '@/lib/content/drafts'
import { maxFingerprint, maxVersion } from '@/lib/content/fields/limited'
import { dropChange, keepChange, markChanges, moveChange } from '@/lib/content/later-changes'
import { sentSchema } from '@/lib/content/save-item'
import { asDay, momentInHotel } from '@/lib/dates'
import { publishSite } from '@/lib/site/publish'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { id, list, refuse } from './list-action'

/** A day and a time at the hotel, as milliseconds since the epoch. */
const moment = z
  .object({
    day: z.string().transform((typed, context) => {
      const day = asDay(typed)
      if (day) return day
      const message = typed ? 'Escolha um dia que exista, antes do ano 2100.' : 'Escolha o dia.'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
    time: z.string().regex(/^\d\d:\d\d$/, 'Escolha a hora.'),
  })
  .transform(({ day, time }) => momentInHotel(day, time))
  .refine((at) => at > Date.now(), 'Este momento já passou: escolha um que ainda vem.')
const failed = 'Não foi possível marcar a mudança.'
const change = z.uuid()
const tooSoon = 'Escolha um momento depois do primeiro.'
const wrongBack = { ok: false, error: tooSoon, fieldErrors: { back: tooSoon } } as const

/** Marks what a form changes to take effect at a moment, and to end at another (`back`). `draft` is the version of the draft that the form shows. */
export const markChange = adminAction(
  z.object({
    list,
    id,
    expectedFingerprint: z.string().max(maxFingerprint).nullable(),
    values: z.record(z.string(), z.unknown()),
    draft: z.int().min(1).max(maxVersion).nullable(),
    moment,
    back: moment.nullable(),
  }),
  failed,
  async ({ list, id, expectedFingerprint, values, draft, moment, back }, admin) => {
    if (back !== null && back <= moment) return wrongBack
    const definition = registry[list]
    const { success, data, error } = sentSchema(definition).safeParse(values)
    if (!success) return invalid(error)
    const base = await baseOf(admin, definition, id, expectedFingerprint)
    await markChanges(admin, definition, [{ id, base, values: data }], moment, back)
    if (draft !== null) await removeDraft(admin, { section: list, id }, draft)
    return changed()
  },
)

/** Marks the drafts of these items, all for one moment. */
export const markDrafts = adminAction(
  z.object({ list, ids: z.array(id).min(1).max(200), moment }),
  failed,
  async ({ list, ids, moment }, admin) => {
    const definition = registry[list]
    const drafts = (await readDrafts(admin, list)).filter(({ item }) => ids.includes(item.id))
    const edits = drafts.map(({ item, base }) => {
      const { success, data } = sentSchema(definition).safeParse(definition.panel.read(item))
      if (!success) refuse(`O rascunho “${item.name}” ainda não está completo: abra e confira os campos.`)
      return { id: item.id, base, values: data ?? {} }
    })
    await markChanges(admin, definition, edits, moment)
    for (const { item, version } of drafts) await removeDraft(admin, { section: list, id: item.id }, version)
    return changed()
  },
)

/** Moves a change to another moment; null means now. */
export const rescheduleChange = adminAction(
  z.object({ change, moment: moment.nullable() }),
  failed,
  async ({ change, moment }, admin) => {
    await moveChange(admin, change, moment)
    return changed()
  },
)

/** Keeps a change although its item was changed meanwhile. */
export const confirmChange = adminAction(
  z.object({ list, change }),
  failed,
  async ({ list, change }, admin) => {
    await keepChange(admin, registry[list], change)
    return changed()
  },
)

export const cancelChange = adminAction(
  z.object({ change }),
  'Não foi possível desfazer a mudança.',
  async ({ change }, admin) => {
    await dropChange(admin, change)
    return changed()
  },
)

/** Pages are true until the next change only, so that they have to know its moment. */
async function changed() {
  await publishSite()
  refresh()
  return { ok: true } as const
}
