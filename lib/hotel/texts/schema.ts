import { reads } from '@/lib/content/fields/field'
import { plainDate } from '@/lib/content/fields/zod-fields'
import { z } from '@/lib/zod'
import { textFields } from './fields'

/** The days are `yyyy-mm-dd`. */
export const textsSchema = z.object({
  id: z.string().min(1),
  ...reads(textFields),
  terms_updated: plainDate,
  privacy_updated: plainDate,
})

export type Texts = z.infer<typeof textsSchema>
export type TextPart = Texts['terms'][number]
