import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { describeVersion, type HistoryEntry } from '@/lib/content/history/entries'
import { getVersions, latestVersions } from '@/lib/content/versions'
import { sections } from '@/lib/site/registry'

/** A version of any section. `list` names the screen where its items are edited, if it has one. */
export type RecentChange = HistoryEntry & { section: string; slug: string; label: string; isList: boolean }

/** The newest versions of all sections with what each changed, newest first. Throws `ContentError`. */
export async function recentChanges(admin: Admin, limit: number): Promise<RecentChange[]> {
  const newest = await latestVersions(
    admin,
    sections.map(({ name }) => name),
    limit,
  )
  const told = await Promise.all(
    sections.map(async (section) => {
      const count = newest.filter((version) => version.section === section.name).length
      if (count === 0) return []
      const versions = await getVersions(admin, section.name, { limit: count + 1 })
      return versions.slice(0, count).map((version, index) => ({
        ...describeVersion(section, version, versions[index + 1]),
        section: section.name,
        slug: section.slug,
        label: section.label,
        isList: section.kind === 'list',
      }))
    }),
  )
  const all = told.flat()
  return newest.flatMap(({ section, version }) =>
    all.filter((entry) => entry.section === section && entry.version === version),
  )
}
