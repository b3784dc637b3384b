import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { getVersions } from '@/lib/content/versions'
import { sections } from '@/lib/site/registry'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'

/** An import, or the taking back of one (`undoes`), newest first. `by` is an e-mail, null for the system. */
export type ImportEntry = {
  version: number
  when: string
  by: string | null
  labels: string[]
  undoes: number | null
  isUndone: boolean
}

const shownAtMost = 50

/** The latest of a hotel's imports (XFER-7). Throws `ContentError`. */
export async function getImports(admin: Admin): Promise<ImportEntry[]> {
  const versions = await getVersions(admin, 'imports', { limit: shownAtMost })
  const entries = versions.map(({ version, at, by, data }) => {
    const { undoes, sections } = stored.parse(data)
    return { version, when: momentLabel(at), by, labels: labelsOf(Object.keys(sections)), undoes }
  })
  const undone = new Set(entries.map(({ undoes }) => undoes))
  return entries.map((entry) => ({ ...entry, isUndone: undone.has(entry.version) }))
}

/** In the order in which the panel names them. */
export function labelsOf(names: string[]): string[] {
  return sections.filter(({ name }) => names.includes(name)).map(({ label }) => label)
}

const stored = z.object({
  undoes: z.int().nullable().catch(null),
  sections: z.record(z.string(), z.unknown()).catch({}),
})
