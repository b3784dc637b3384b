import 'server-only'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError, conflictFailure } from '@/lib/content/conflict'
import type { ListDefinition, SectionDefinition } from '@/lib/content/definition'
import { sameJson } from '@/lib/content/fingerprint'
import { itemById } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { updateSingle } from '@/lib/content/update-single'
import { getVersions } from '@/lib/content/versions'
import { z } from '@/lib/zod'

/** `content` is the section as it now stands, for publishing; `version` the one written. */
type Restored = { content: unknown; version: number }

/** Refused with a conflict when the section has changed since `seen`, the newest version shown (HIST-3). */
export async function restoreVersion(
  admin: Admin,
  section: SectionDefinition,
  { version, seen }: { version: number; seen: number },
): Promise<ActionResult<Restored>> {
  const [old, shown] = await Promise.all([
    versionData(admin, section, version),
    versionData(admin, section, seen),
  ])
  if (old === undefined || shown === undefined) {
    return { ok: false, error: 'Esta versão não está no histórico.' }
  }
  if (section.kind === 'list') return restoreList(admin, section, old, shown)
  const values = knownFields(section, row.parse(old))
  const edit = { expectedValues: row.parse(shown), values, restored: values }
  const result = await updateSingle(admin, section, edit)
  return result.ok ? { ok: true, content: result.values, version: result.version } : result
}

async function restoreList(
  admin: Admin,
  list: ListDefinition,
  old: unknown,
  shown: unknown,
): Promise<ActionResult<Restored>> {
  const storedItems = z.array(z.looseObject({ id: z.string() })).parse(old)
  try {
    const result = await tryRewrite(admin, list, (items) => {
      if (!sameJson(items, shown)) throw new ConflictError(items)
      return storedItems.map((item) => list.beforeStore(item, itemById(items, item.id)))
    })
    return result.ok ? { ok: true, content: result.list, version: result.version } : result
  } catch (error) {
    if (error instanceof ConflictError) return conflictFailure(admin, list, error, (data) => data)
    throw error
  }
}

async function versionData(admin: Admin, section: SectionDefinition, version: number) {
  const [found] = await getVersions(admin, section.name, { before: version + 1, limit: 1 })
  return found?.version === version ? found.data : undefined
}

/** A version may be older than a column, or know one that is gone. */
function knownFields({ fields }: SectionDefinition, version: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(version).filter(([field]) => Object.hasOwn(fields, field)))
}

const row = z.record(z.string(), z.unknown())
