'use server'

import { refresh } from 'next/cache'
import { adminAction } from '@/lib/auth/admin-action'
import { removeUnusedPictures } from '@/lib/site/unused-pictures'
import { z } from '@/lib/zod'

/** Removes the pictures that nothing uses: those it finds now, whatever the page showed. Answers how many went. */
export const removeUnusedImages = adminAction(
  z.strictObject({}),
  'Erro ao remover imagens.',
  async (_, admin) => {
    const removed = await removeUnusedPictures(admin)
    refresh()
    return { ok: true, count: removed.length, bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0) }
  },
)
