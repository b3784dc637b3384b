'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/admin-action'
import { ActionError } from '@/lib/access/errors'
import type { ActionResult } from '@/lib/access/result'
import type { EditedSection } from '@/lib/content/definition'
import { maxFingerprint, maxId, maxVersion } from '@/lib/content/fields/limited'
import { getItemForm } from '@/lib/content/item-form'
import { itemFingerprint } from '@/lib/content/list'
import { deletePending, reschedulePending, savePending } from '@/lib/content/pending'
import { describePending } from '@/lib/content/pending-words'
import { revokePreviewLink } from '@/lib/content/preview-links'
import { readPending } from '@/lib/content/read-pending'
import { reviewPending } from '@/lib/content/review-pending'
import { asDay, clockInHotel, momentInHotel, siteNow } from '@/lib/dates'
import { registry } from '@/lib/panel/registry'
import { publishSite } from '@/lib/site/publish'
import { isSectionName, sectionNames } from '@/lib/site/registry'
import { z } from '@/lib/zod'

/** Parses a day and time at the hotel to epoch milliseconds. */
const moment = z
  .object({
    day: z
      .string()
      .max(40)
      .transform((typed, context) => {
        const day = asDay(typed)
        if (day) return day
        const message = typed ? 'Escolha um dia que exista, antes do ano 2100.' : 'Escolha o dia.'
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
    time: z
      .string()
      .max(5)
      .regex(/^\d\d:\d\d$/, 'Escolha a hora.'),
  })
  .transform(({ day, time }) => momentInHotel(day, time))
const coming = moment.refine((at) => at > Date.now(), 'Este momento já passou: escolha um que ainda vem.')
const version = z.object({ id: z.uuid(), version: z.int().min(1).max(maxVersion) })
const ends = coming.nullable()
const edit = z.object({
  section: z.enum(sectionNames),
  id: z.string().min(1).max(maxId),
  pending: version.nullable(),
  expectedFingerprint: z.string().max(maxFingerprint).nullable(),
  values: z.record(z.string(), z.unknown()),
  moments: z.object({ starts: coming, ends }).optional(),
})

/**
 * Stores a form without publishing it: as a draft, complete or not, or scheduled for `moments`. `pending` is the version that the
 * form shows, which keeps its moments if none are given. `notes` are sentences about pending versions.
 */
export const savePendingVersion = adminAction(
  edit,
  'Não foi possível guardar.',
  async ({ section, pending, moments, ...edit }, admin) => {
    if (moments && isTooSoon(moments)) return tooSoon
    const stored = await savePending(admin, registry[section], { ...edit, known: pending, moments })
    const notes = stored.starts === null ? '' : await reviewPending(admin, registry[section], [edit.id])
    const [left = stored] = notes ? await readPending(admin, { ids: [stored.id] }) : []
    await publishPending(stored.starts !== null)
    return { ok: true, mark: describePending(registry[section], left, siteNow()), notes }
  },
)

/** Moves all versions to other moments, or none. Null means now, which ends a version that has begun. */
export const reschedulePendingVersions = adminAction(
  z.object({
    versions: z.array(version).min(1).max(200),
    /** `starts` is null for versions that have begun. */
    moments: z.object({ starts: coming.nullable(), ends: ends.optional() }).nullable(),
  }),
  'Não foi possível mudar a hora.',
  async ({ versions, moments }, admin): Promise<ActionResult<{ notes: string }>> => {
    if (moments && isTooSoon(moments)) return tooSoon
    const moved = await reschedulePending(admin, sectionOf, versions, moments)
    const sections = Map.groupBy(moved, ({ section }) => section)
    const notes = await Array.fromAsync(sections, ([name, own]) =>
      reviewPending(
        admin,
        sectionOf(name),
        own.map(({ item }) => item.id),
      ),
    )
    return { ...(await publishPending()), notes: notes.join('') }
  },
)

/** Deletes a version; `deleted` can be passed to `savePendingVersion` to restore it, and is null for one that has begun. */
export const deletePendingVersion = adminAction(
  version,
  'Não foi possível descartar.',
  async (known, admin): Promise<ActionResult<{ deleted: Edit | null; notes: string }>> => {
    const found = await deletePending(admin, known)
    if (!found || !isSectionName(found.section)) {
      await publishPending()
      if (found) return { ok: true, deleted: null, notes: '' }
      return { ok: false, error: 'Esta versão mudou enquanto isso. Abra de novo para vê-la.' }
    }
    const { section: name, item, base, starts_at, ends_at, replaced } = found
    const section: EditedSection = registry[name]
    const notes = await reviewPending(admin, section, [item.id])
    await publishPending()
    const again = {
      ...{ section: name, id: item.id, pending: null, values: getItemForm(section, item.id).read(item) },
      expectedFingerprint: base && itemFingerprint(section, base),
      ...(starts_at && {
        moments: { starts: toDayAndTime(starts_at), ends: ends_at === null ? null : toDayAndTime(ends_at) },
      }),
    }
    return { ok: true, deleted: replaced ? null : again, notes }
  },
)

type Edit = z.input<typeof edit>

/** Revokes a link that shows others a pending version. */
export const revokePendingLink = adminAction(
  z.object({ link: z.uuid() }),
  'Não foi possível revogar o link.',
  async ({ link }, admin): Promise<ActionResult> => {
    const wasValid = await revokePreviewLink(admin, link)
    const done = await publishPending(false)
    return wasValid ? done : { ok: false, error: 'Este link já não valia.' }
  },
)

function toDayAndTime(at: string) {
  const [day = '', time = ''] = clockInHotel(Date.parse(at)).split(' ')
  return { day, time }
}

function isTooSoon({ starts, ends }: { starts: number | null; ends?: number | null | undefined }) {
  return starts !== null && typeof ends === 'number' && ends <= starts
}

const early = 'Escolha um momento depois do primeiro.'
const tooSoon = { ok: false, error: early, fieldErrors: { 'moments.ends': early } } as const

function sectionOf(name: string): EditedSection {
  if (isSectionName(name)) return registry[name]
  throw new ActionError({ ok: false, error: 'Esta parte do site não existe mais.' })
}

/** Pages expire at the next scheduled change, so they must be rendered again to know its moment. */
async function publishPending(concernsSite = true) {
  if (concernsSite) await publishSite()
  refresh()
  return { ok: true } as const
}
