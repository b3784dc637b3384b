import { reads } from '@/lib/fields/field'
import { imageAlts, text, textList } from '@/lib/fields/zod-fields'
import type { Pictured } from '@/lib/images/picture'
import { z } from '@/lib/zod'
import { packageFields } from './fields'

/** The discount is not stored: it is derived on read (OFF-8). */
export const packageSchema = z.object({
  id: z.string().min(1),
  ...reads(packageFields),
  /** Links to them lead to the present one (PKG-5). */
  previousSlugs: textList.optional(),
  imageAlts,
  createdAt: text,
  updatedAt: text,
})

export type Package = z.infer<typeof packageSchema> & Pictured
