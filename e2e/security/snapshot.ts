import { service } from '../support/admin.ts'

const folders = [
  'packages/principal',
  'packages/gallery',
  'rooms/sala-de-testes',
  'hotel/about',
  'hotel/library',
]

/** Everything an action could change: content, sections, history and the folders that the samples upload to. */
export async function snapshot(): Promise<string> {
  const client = service()
  const tables = await Promise.all([
    client.from('hotel_content').select().order('hotel_id').order('section'),
    client.from('hero_sections').select().order('hotel_id'),
    client.from('about_sections').select().order('hotel_id'),
    client.from('hotel_configurations').select().order('hotel_id'),
    client.from('hotel_content_history').select('id').order('id'),
    client.from('user_hotel_access').select().order('user_id'),
    client.from('content_drafts').select().order('item_id'),
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
