import { readSchemas } from '@/lib/content/fields/field'
import { imageAlts, text, textList } from '@/lib/content/fields/zod-fields'
import type { Pictured } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'
import { packageFields } from './fields'

/** The discount is computed on reading, not stored (OFF-8). */
export const packageSchema = z.object({
  id: z.string().min(1),
  ...readSchemas(packageFields),
  /** Links with these slugs redirect to the current one (PKG-5). */
  previousSlugs: textList.optional(),
  imageAlts,
  createdAt: text,
  updatedAt: text,
})

export type Package = z.infer<typeof packageSchema> & Pictured
