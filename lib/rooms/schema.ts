import { z } from 'zod'
import { countOr, mediaSource, mediaSources, text, textList } from '@/lib/fields/zod-fields'

/** In the order in which /quartos shows them (ROOM-1). */
export const roomCategories = ['tradicional', 'familia', 'premium', 'superior', 'romantico'] as const

/** `price` is per night in reais; the first image is the main one. */
export const roomSchema = z.object({
  id: z.string().min(1),
  name: z.string().trim().min(1),
  category: z.string().trim().min(1),
  description: text,
  detailed_description: text,
  capacity: countOr(1),
  quantity: countOr(1),
  bed_configuration: text,
  price: z.number().positive().nullable().catch(null),
  video_url: mediaSource,
  active: z.boolean().default(true).catch(false),
  features: textList,
  images: mediaSources,
})

export type Room = z.infer<typeof roomSchema>
