'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/admin-action'
import type { ActionResult } from '@/lib/access/result'
import { maxFingerprint, maxVersion } from '@/lib/content/fields/limited'
import { compareItem, compareSection } from '@/lib/content/history/compare'
import { restoreItemBefore, restoreVersion } from '@/lib/content/history/restore'
import { publishWritten } from '@/lib/panel/publish-written'
import { registry } from '@/lib/panel/registry'
import { isSectionName } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { id, list } from '../_list/list-action'

const section = z.string().max(40).refine(isSectionName)
const version = z.int().positive().max(maxVersion)

function resultOf<T>(comparison: T | undefined): ActionResult<{ comparison: T }> {
  return comparison ? { ok: true, comparison } : { ok: false, error: 'Esta versão não está no histórico.' }
}

/** Compares an item as it was before a version with the stored one. */
export const compareHistoryItem = adminAction(
  z.object({ list, id, version }),
  'Erro ao comparar.',
  async ({ list, ...wanted }, admin) => resultOf(await compareItem(admin, registry[list], wanted)),
)

/** Compares a section as it was in a version with the stored one. */
export const compareHistorySection = adminAction(
  z.object({ section, version }),
  'Erro ao comparar.',
  async ({ section, version }, admin) => resultOf(await compareSection(admin, registry[section], version)),
)

/** Restores an item as it was before a version, unless it has changed since the comparison. */
export const restoreHistoryItem = adminAction(
  z.object({
    list,
    id,
    version,
    expectedFingerprint: z.string().max(maxFingerprint).nullable(),
    newAddress: z.boolean(),
  }),
  'Erro ao restaurar.',
  async ({ list, ...wanted }, admin) => {
    const result = await restoreItemBefore(admin, registry[list], wanted)
    refresh()
    if (!result.ok) return result
    const notes = await publishWritten(admin, registry[list], result.list, { ids: [wanted.id] })
    const { version, fingerprint } = result
    return { ok: true, version, fingerprint, notes }
  },
)

/** Restores a section's version as a new version, unless somebody has saved after `seen`. */
export const restoreHistoryVersion = adminAction(
  z.object({ section, version, seen: version }),
  'Erro ao restaurar versão.',
  async ({ section, ...versions }, admin) => {
    const result = await restoreVersion(admin, registry[section], versions)
    refresh()
    if (!result.ok) return result
    const notes = await publishWritten(admin, registry[section], result.list)
    return { ok: true, version: result.version, notes }
  },
)
