import { service } from '../../support/admin.ts'

const folders = [
  'packages/principal',
  'packages/gallery',
  'rooms/sala-de-testes',
  'hotel/about',
  'hotel/library',
]

export const answersId = '00000000-0000-4000-8000-00000000005e'
let answersStored: Promise<void> | undefined

/** Stores a guest's answers, past the survey, before the attacks. */
async function storeAnswers() {
  const client = service()
  const { data } = await client.from('hotels').select('id').eq('slug', 'quaresmeira').single()
  const answers = { name: 'Ana', overallRating: 9, comments: 'Voltaremos.' }
  const row = { id: answersId, hotel_id: String(data?.id), answers, may_quote: true }
  await client
    .from('survey_answers')
    .insert({ ...row, expires_at: '2096-11-20T12:00:00Z' })
    .throwOnError()
}

/** Returns everything an action could change: content, sections, history and the samples' upload folders. */
export async function snapshot(): Promise<string> {
  answersStored ??= storeAnswers()
  await answersStored
  const client = service()
  const tables = await Promise.all([
    client.from('hotel_content').select().order('hotel_id').order('section'),
    client.from('hero_sections').select().order('hotel_id'),
    client.from('about_sections').select().order('hotel_id'),
    client.from('hotel_configurations').select().order('hotel_id'),
    client.from('hotel_content_history').select('id').order('id'),
    client.from('user_hotel_access').select().order('user_id'),
    client.from('pending_versions').select().order('id'),
    client.from('preview_links').select().order('id'),
    client.from('survey_answers').select().order('id'),
    client.from('hotels').select().order('slug'),
  ])
  const rows = tables.map(({ data, error }) => {
    if (error) throw error
    return data
  })
  const objects = await Promise.all(
    folders.map(async (folder) => {
      const { data, error } = await client.storage.from('hotel-images').list(folder)
      if (error) throw error
      return data.map(({ name }) => `${folder}/${name}`).toSorted()
    }),
  )
  return JSON.stringify([rows, objects])
}
