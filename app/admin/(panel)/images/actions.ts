'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/admin-action'
import { deleteUnusedImages } from '@/lib/panel/pictures/unused'
import { z } from '@/lib/zod'

/** Deletes the images that are unused now, even if the page showed others. Returns their number. */
export const removeUnusedImages = adminAction(
  z.strictObject({}),
  'Erro ao remover imagens.',
  async (_, admin) => {
    const removed = await deleteUnusedImages(admin)
    refresh()
    return { ok: true, count: removed.length, bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0) }
  },
)
