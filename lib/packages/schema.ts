import { reads } from '@/lib/fields/field'
import { text, textList } from '@/lib/fields/zod-fields'
import { z } from '@/lib/zod'
import { packageFields } from './fields'

/**
 * One element of the `packages` list (§3) as the site reads it. The discount is not stored: it is derived on read
 * (decision 17).
 */
export const packageSchema = z.object({
  id: z.string().min(1),
  ...reads(packageFields),
  /** Slugs that this package had before; links to them lead to the present one (decision 24). */
  previousSlugs: textList.optional(),
  createdAt: text,
  updatedAt: text,
})

export type Package = z.infer<typeof packageSchema>
