import { reads } from '@/lib/content/fields/field'
import { text } from '@/lib/content/fields/zod-fields'
import { z } from '@/lib/zod'
import { aboutFields, configurationFields, heroFields } from './fields'

/** `tagline` is the line under the name, e.g. "Hotel Fazenda Boutique". */
export const hotelSchema = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  name: z.string().trim().min(1),
  tagline: text,
})

export const heroSchema = z.object(reads(heroFields))
export const aboutSchema = z.object(reads(aboutFields))
export const configurationSchema = z.object(reads(configurationFields))

export type Hotel = z.infer<typeof hotelSchema>
export type Hero = z.infer<typeof heroSchema>
export type About = z.infer<typeof aboutSchema>
export type Configuration = z.infer<typeof configurationSchema>
