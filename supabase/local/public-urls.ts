import type { Database } from './database.ts'

const columns = {
  hotel_content: ['data'],
  hotel_content_history: ['data'],
  hero_sections: ['background_url', 'mobile_background_url', 'video_section_url', 'cta_primary_url'],
  about_sections: ['image_url'],
  hotel_configurations: ['logo_url'],
}

const anyLocalStorage = 'http://127\\.0\\.0\\.1:\\d+/storage/v1/'

/** With the port they were saved under, the history's too. The same content: triggers rest, no new version. */
export async function moveStoredUrls({ driver }: Database, baseUrl: string) {
  await driver.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica')
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        const type = name === 'data' ? 'jsonb' : 'text'
        await transaction.query(
          `update public.${table} set ${name} = regexp_replace(${name}::text, $1, $2, 'g')::${type}
           where ${name}::text ~ $1`,
          [anyLocalStorage, `${baseUrl}/storage/v1/`],
        )
      }
    }
  })
}
