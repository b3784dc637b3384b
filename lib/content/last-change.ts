import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { clockTime } from '@/lib/times'
import { sameJson } from './fingerprint'
import { valueAt } from './item-row'
import { getVersions, type Version } from './versions'

const pageSize = 10
const pages = 10

/** `at` is HH:mm at the hotel, `by` an e-mail or null for the system; `authors` has the last author of each path. */
export type LastChange = { at: string; by: string | null; authors: Map<string, string | null> }

/**
 * Finds who last changed the part of a section that `pick` selects, and each of its `paths`, in the last 100 versions.
 * An older change is dated with the oldest of them, and the author of such a path is left out.
 */
export async function lastChange(
  admin: Admin,
  section: string,
  pick: (data: unknown) => unknown,
  paths: string[] = [],
): Promise<LastChange> {
  const authors: LastChange['authors'] = new Map()
  let last: Version | undefined
  let newer: Version | undefined
  for (let page = 0; page < pages; page++) {
    const versions = await getVersions(admin, section, { before: newer?.version, limit: pageSize })
    for (const version of versions) {
      const [now, then] = newer ? [pick(newer.data), pick(version.data)] : []
      if (newer && !sameJson(now, then)) {
        last ??= newer
        for (const path of paths) {
          if (authors.has(path) || sameJson(valueAt(now, path), valueAt(then, path))) continue
          authors.set(path, newer.by)
        }
        if (authors.size === paths.length) return told(last, authors)
      }
      newer = version
    }
    if (versions.length < pageSize) break
  }
  return told(last ?? newer, authors)
}

function told(version: Version | undefined, authors: LastChange['authors']): LastChange {
  return { at: clockTime(version?.at ?? new Date().toISOString()), by: version?.by ?? null, authors }
}
