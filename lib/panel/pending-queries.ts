import 'server-only'
import type { Route } from 'next'
import { cache } from 'react'
import type { Admin } from '@/lib/access/guard'
import type { SectionDefinition } from '@/lib/content/definition'
import { fingerprint, sameJson } from '@/lib/content/fingerprint'
import type { StoredItem } from '@/lib/content/list'
import {
  describeBrokenPending,
  describePending,
  type PendingMark,
  type PendingVersion,
} from '@/lib/content/pending-words'
import { readPending } from '@/lib/content/read-pending'
import { reviewPending } from '@/lib/content/review-pending'
import { siteNow } from '@/lib/dates'
import { logEvent } from '@/lib/log'
import { sharedState } from '@/lib/shared-state.mjs'
import { isListName, isSectionName, type SectionName } from '@/lib/site/registry'
import { brandForm } from './hotel-forms'
import { registry } from './registry'
import { pendingScreen } from './stored-documents'

/** A pending version in the list of all; `label` names its item, `where` its section. */
export type PendingEntry = {
  section: SectionName
  id: string
  label: string
  where: string
  href: Route
  item: StoredItem
  pending: PendingMark
}

/** A version that no form can show. */
export type BrokenEntry = Pick<PendingEntry, 'id' | 'label' | 'where' | 'pending'>

/** Returns everybody's unpublished versions. Throws. */
export async function getPendingEntries(admin: Admin): Promise<PendingEntry[]> {
  return (await readEntries(admin)).flatMap((entry) => ('section' in entry ? [entry] : []))
}

/** Returns versions with an unknown section or shape, written through the database's own interface. Throws. */
export async function getBrokenEntries(admin: Admin): Promise<BrokenEntry[]> {
  return (await readEntries(admin)).flatMap((entry) => ('section' in entry ? [] : [entry]))
}

const readEntries = cache(async (admin: Admin) => {
  const versions = await readReviewed(admin)
  return versions.map((version): PendingEntry | BrokenEntry => {
    const { item, section } = version
    const name = typeof item.name === 'string' ? item.name.trim() : ''
    if (isSectionName(section)) {
      const others = versions.filter((other) => other.section === section)
      try {
        const pending = describePending(registry[section], version, siteNow(), others)
        const { href, label } = pendingScreen(section, item.id, version.id)
        const { label: where }: SectionDefinition = registry[section]
        return { section, id: item.id, href, item, where, label: label ?? (name || 'Sem nome'), pending }
      } catch (error) {
        logEvent('pending_not_read', { id: version.id, error })
      }
    }
    return { id: item.id, label: name || item.id, where: section, pending: describeBrokenPending(version) }
  })
})

/** Reads pending versions and reviews new ones: a new release or an import may have changed what a save refuses. */
async function readReviewed(admin: Admin) {
  const versions = await readPending(admin)
  const judged = sharedState('judged pending versions', () => new Set<string>())
  const news = versions.filter((version) => version.starts !== null && !judged.has(stateOf(version)))
  if (news.length === 0) return versions
  for (const name of new Set(news.map(({ section }) => section)))
    if (isSectionName(name)) await reviewPending(admin, registry[name], [])
  const left = await readPending(admin)
  if (judged.size > maxRemembered) judged.clear()
  for (const version of left) judged.add(stateOf(version))
  return left
}

const maxRemembered = 1000

function stateOf({ id, version, over }: PendingVersion) {
  return `${id} ${version} ${fingerprint(over)}`
}

/** Pending versions of forms over single rows, by form id. */
export type FormVersions = Record<string, { form: Record<string, unknown>; pending: PendingMark }[]>

export async function getFormVersions(admin: Admin): Promise<FormVersions> {
  // The form lacks the brand for people who do not manage the team, so publishing would lose it.
  const hidden = admin.isManager ? [] : Object.keys(brandForm.shape)
  const own = (await getPendingEntries(admin)).filter(
    ({ section, item, pending }) =>
      !isListName(section) && hidden.every((name) => sameJson(item[name], pending.before?.[name])),
  )
  const versions = own.map(({ id, item: form, pending }) => ({ id, form, pending }))
  return Object.fromEntries(Map.groupBy(versions, ({ id }) => id))
}
