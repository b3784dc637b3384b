import 'server-only'
import type { Route } from 'next'
import { cache } from 'react'
import type { Admin } from '@/lib/access/guard'
import type { SectionDefinition } from '@/lib/content/definition'
import { sameJson } from '@/lib/content/fingerprint'
import type { StoredItem } from '@/lib/content/list'
import { readPending } from '@/lib/content/pending'
import { markOf, type PendingMark } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { isListName, isSectionName, type SectionName } from '@/lib/site/registry'
import { brandForm } from './hotel-forms'
import { registry } from './registry'
import { pendingScreen } from './stored-documents'

/** A pending version as a list of everything tells it: `label` names its item, `where` its section. */
export type PendingEntry = {
  section: SectionName
  id: string
  label: string
  where: string
  href: Route
  item: StoredItem
  pending: PendingMark
}

/** Everything that is not published yet, of everybody. Throws. */
export const pendingEntries = cache(async (admin: Admin): Promise<PendingEntry[]> => {
  const versions = await readPending(admin)
  const ofSection = (name: string) => versions.filter(({ section }) => section === name)
  return versions.flatMap((version): PendingEntry[] => {
    const { item, section } = version
    if (!isSectionName(section)) return []
    const { href, label } = pendingScreen(section, item.id, version.id)
    const name = typeof item.name === 'string' ? item.name.trim() : ''
    const { label: where }: SectionDefinition = registry[section]
    const pending = markOf(registry[section], version, siteNow(), ofSection(section))
    return [{ section, id: item.id, href, item, where, label: label ?? (name || 'Sem nome'), pending }]
  })
})

/** The pending versions of forms over single rows, by the ids of the forms. */
export type FormVersions = Record<string, { form: Record<string, unknown>; pending: PendingMark }[]>

/** Throws. */
export async function getFormVersions(admin: Admin): Promise<FormVersions> {
  // A clerk's form lacks the brand, so publishing would lose that part.
  const hidden = admin.isManager ? [] : Object.keys(brandForm.shape)
  const own = (await pendingEntries(admin)).filter(
    ({ section, item, pending }) =>
      !isListName(section) && hidden.every((name) => sameJson(item[name], pending.before?.[name])),
  )
  const versions = own.map(({ id, item: form, pending }) => ({ id, form, pending }))
  return Object.fromEntries(Map.groupBy(versions, ({ id }) => id))
}
