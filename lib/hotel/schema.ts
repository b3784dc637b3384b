import { readSchemas } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { aboutFields, configurationFields, heroFields } from './fields'

export const heroSchema = z.object(readSchemas(heroFields))
export const aboutSchema = z.object(readSchemas(aboutFields))
export const configurationSchema = z.object(readSchemas(configurationFields))

export type Hero = z.infer<typeof heroSchema>
export type About = z.infer<typeof aboutSchema>
export type Configuration = z.infer<typeof configurationSchema>
