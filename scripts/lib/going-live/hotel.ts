import { Refusal } from '../refusal.ts'
import { withDatabase } from './connect.ts'
import type { Secrets } from './facts.ts'
import { callFunction, type Project } from './project.ts'
import type { Answers } from './question.ts'

/** Makes the hotel, or brings what was answered into it; throws a Refusal when the database refuses. */
export async function setUpHotel(project: Project, secrets: Secrets, answers: Answers): Promise<void> {
  const args = {
    p_slug: answers['hotel-slug'] ?? '',
    p_name: answers['hotel-name'] ?? '',
    p_tagline: answers['hotel-tagline'] ?? '',
    p_configuration: {
      address: answers['hotel-address'] ?? '',
      phone: answers['hotel-phone'] ?? '',
      email: answers['hotel-email'] ?? '',
      primary_color: answers['hotel-color'] ?? '',
    },
  }
  const { databaseUrl, secretKey } = secrets
  if (databaseUrl) {
    await withDatabase(databaseUrl, (sql) => {
      const { p_slug, p_name, p_tagline, p_configuration } = args
      return sql`select public.set_up_hotel(${p_slug}, ${p_name}, ${p_tagline}, ${sql.json(p_configuration)})`
    })
    return
  }
  const { status, body } = await callFunction(project, 'set_up_hotel', args, secretKey)
  if (status >= 300) throw new Refusal(`O hotel não foi gravado (${status}): ${JSON.stringify(body)}`)
}
