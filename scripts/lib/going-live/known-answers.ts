import { z } from 'zod'
import type { Variables } from '../settings.ts'
import { callFunction, type Project } from './project.ts'
import type { Answers } from './question.ts'
import { variableNames } from './site-questions.ts'

const text = z.string().nullish().catch(null)
const contentSchema = z.object({
  hotel: z.object({ name: text, tagline: text }),
  configuration: z.object({ address: text, phone: text, email: text, primary_color: text }).nullish(),
})

export function knownFromEnvironment(variables: Variables): Answers {
  const entries = Object.entries(variableNames).map(([variable, name]) => [name, variables[variable]?.trim()])
  return Object.fromEntries(entries.filter(([, value]) => value))
}

export async function knownFromHotel(project: Project, slug: string | undefined): Promise<Answers> {
  if (!slug) return {}
  const { body } = await callFunction(project, 'site_content', { p_slug: slug })
  const content = contentSchema.safeParse(body).data
  if (!content) return {}
  const { hotel, configuration } = content
  const answers = {
    'hotel-name': hotel.name,
    'hotel-tagline': hotel.tagline,
    'hotel-address': configuration?.address,
    'hotel-phone': configuration?.phone,
    'hotel-email': configuration?.email,
    'hotel-color': configuration?.primary_color,
  }
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
