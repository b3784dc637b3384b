import { readSchemas } from '@/lib/content/fields/field'
import { imageAlts, textList } from '@/lib/content/fields/zod-fields'
import type { Pictured } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'
import { roomFields } from './fields'

export const roomSchema = z.object({
  id: z.string().min(1),
  ...readSchemas(roomFields),
  /** Links with these slugs redirect to the current one (ROOM-16). */
  previousSlugs: textList.optional(),
  imageAlts,
})

export type Room = z.infer<typeof roomSchema> & Pictured
