import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { clockTime } from '@/lib/times'
import { sameJson } from './fingerprint'
import { getVersions } from './versions'

const pageSize = 10
const pages = 10

/** HH:mm at the hotel. Looks back 100 versions; what has not changed in them is said to be as old as the oldest. */
export async function lastChangeTime(
  admin: Admin,
  section: string,
  pick: (data: unknown) => unknown,
): Promise<string> {
  let since: { at: string; version: number; value: unknown } | undefined
  for (let page = 0; page < pages; page++) {
    const versions = await getVersions(admin, section, { before: since?.version, limit: pageSize })
    for (const { at, version, data } of versions) {
      const value = pick(data)
      if (since && !sameJson(since.value, value)) return clockTime(since.at)
      since = { at, version, value }
    }
    if (versions.length < pageSize) break
  }
  return clockTime(since?.at ?? new Date().toISOString())
}
