'use server'

import { adminAction } from '@/lib/access/admin-action'
import { maxFingerprint } from '@/lib/content/fields/limited'
import { saveStoredItem } from '@/lib/content/save-item'
import { pictureName } from '@/lib/media/images/picture'
import { publishSite } from '@/lib/site/publish'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'

const { form, store } = registry.pictures.panel

/** Saves the description of the picture with this file name; `expectedFingerprint` as `PictureDetails` gives it. */
export const savePicture = adminAction(
  z.object({
    id: z
      .string()
      .min(1)
      .max(300)
      .refine((id) => pictureName(id) === id),
    expectedFingerprint: z.string().max(maxFingerprint).nullable(),
    force: z.boolean(),
    values: form,
  }),
  'Erro ao salvar os detalhes da foto.',
  async ({ id, expectedFingerprint, force, values }, admin) => {
    const result = await saveStoredItem(admin, registry.pictures, {
      id,
      expectedFingerprint,
      force,
      values,
      change: (values, stored) => store(values, stored, ''),
    })
    if (!result.ok) return result
    await publishSite({ pictures: result.list })
    return { ok: true, fingerprint: result.fingerprint }
  },
)
