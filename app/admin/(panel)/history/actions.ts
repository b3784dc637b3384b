'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { adminAction } from '@/lib/action'
import { restoreVersion } from '@/lib/content/history/restore'
import { maxVersion } from '@/lib/content/limited'
import { publishSite } from '@/lib/content/publish'

const version = z.int().positive().max(maxVersion)

/** Brings an earlier version of a section back as a new one, unless something was saved after `seen`. */
export const restoreHistoryVersion = adminAction(
  z.object({
    section: z.enum(['packages', 'rooms', 'hero', 'about', 'configuration']),
    version,
    seen: version,
  }),
  'Erro ao restaurar versão.',
  async ({ section, ...versions }, admin) => {
    const result = await restoreVersion(admin, section, versions)
    refresh()
    if (!result.ok) return result
    await publishSite({ [section]: result.content })
    return { ok: true }
  },
)
