import { z } from 'zod'
import { hexColorOr, mediaSource, text } from '@/lib/fields/zod-fields'

/** `tagline` is the line under the name, e.g. "Hotel Fazenda Boutique". */
export const hotelSchema = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  name: z.string().trim().min(1),
  tagline: text,
})

/** `video_section_url` is the promotional video; the two backgrounds are the hero's own. */
export const heroSchema = z.object({
  title: text,
  subtitle: text,
  background_url: mediaSource,
  mobile_background_url: mediaSource,
  video_section_url: mediaSource,
  cta_primary_text: text,
  cta_primary_url: mediaSource,
})

export const aboutSchema = z.object({
  title: text,
  subtitle: text,
  description: text,
  image_url: mediaSource,
})

export const configurationSchema = z.object({
  logo_url: mediaSource,
  primary_color: hexColorOr('#74b24a'),
  address: text,
  phone: text,
  email: text,
})

export type Hotel = z.infer<typeof hotelSchema>
export type Hero = z.infer<typeof heroSchema>
export type About = z.infer<typeof aboutSchema>
export type Configuration = z.infer<typeof configurationSchema>
