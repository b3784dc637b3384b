'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/auth/admin-action'
import { maxVersion } from '@/lib/fields/limited'
import { restoreVersion } from '@/lib/history/restore'
import { publishSite } from '@/lib/site/publish'
import { isSectionName, registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'

const version = z.int().positive().max(maxVersion)

/** Brings an earlier version of a section back as a new one, unless something was saved after `seen`. */
export const restoreHistoryVersion = adminAction(
  z.object({
    section: z.string().max(40).refine(isSectionName),
    version,
    seen: version,
  }),
  'Erro ao restaurar versão.',
  async ({ section, ...versions }, admin) => {
    const result = await restoreVersion(admin, registry[section], versions)
    refresh()
    if (!result.ok) return result
    await publishSite({ [section]: result.content })
    return { ok: true }
  },
)
