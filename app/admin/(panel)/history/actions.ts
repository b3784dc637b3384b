'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/admin-action'
import { writeFailure } from '@/lib/access/errors'
import type { ActionResult } from '@/lib/access/result'
import { maxVersion } from '@/lib/content/fields/limited'
import { labelsOf } from '@/lib/panel/history-queries'
import { publishSite } from '@/lib/site/publish'
import { z } from '@/lib/zod'

const inList = new Intl.ListFormat('pt-BR')

/** Reverts all sections of an import, or none (XFER-7). */
export const undoImport = adminAction(
  z.object({ version: z.int().positive().max(maxVersion) }),
  'Erro ao desfazer a importação.',
  async ({ version }, admin): Promise<ActionResult<object>> => {
    const { data, error } = await admin.supabase.rpc('undo_import', {
      p_hotel_id: admin.hotelId,
      p_version: version,
    })
    if (error) throw writeFailure(error)
    refresh()
    const { changed, undone } = answer.parse(data ?? {})
    if (changed) return { ok: false, title: 'Nada foi desfeito', error: savedSince(labelsOf(changed)) }
    if (undone) return { ok: false, error: 'Esta importação já foi desfeita.' }
    if (data === null) return { ok: false, error: 'Esta importação não está no histórico.' }
    await publishSite()
    return { ok: true }
  },
)

function savedSince(labels: string[]) {
  const named = inList.format(labels) || 'alguma seção'
  return `Depois da importação alguém gravou em ${named}. Para voltar atrás, restaure cada seção pelo histórico dela.`
}

const answer = z.object({
  changed: z.array(z.string()).optional(),
  undone: z.boolean().optional(),
})
