import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../supabase/database.types.ts'
// With its ending, because scripts/clean-images.ts runs this without a bundler.
import { historyMs, type StoredPicture, unusedPictures, usedPaths } from './orphans.ts'

/** An admin's own session, the admin's hotel and its bucket, '' when it has none. */
type Cleaner = { supabase: SupabaseClient<Database>; hotelId: string; bucket: string }

const roots = ['packages', 'rooms', 'hotel']
const sections = ['packages', 'rooms', 'hero', 'about', 'configuration']
const objectsPerCall = 1000
const versionsPerCall = 50
const removalsPerCall = 100
/** The greatest integer of the database. */
const anyVersion = 2_147_483_647

/**
 * What lies in the hotel's bucket and is used nowhere: not by the present content, not by any version of it that was
 * in force within the last 90 days, not younger than a day. Throws when anything could not be read.
 */
export async function findUnusedPictures(cleaner: Cleaner): Promise<StoredPicture[]> {
  if (!cleaner.bucket) return []
  // Pictures first: one that is uploaded and used from here on is not among them.
  const stored = (await Promise.all(roots.map((root) => listFolder(cleaner, root)))).flat()
  const used = usedPaths(cleaner.bucket, await readContent(cleaner))
  return unusedPictures(stored, used, Date.now())
}

/** Removes what `findUnusedPictures` finds now, and answers what is gone. Throws when the storage fails. */
export async function removeUnusedPictures(cleaner: Cleaner): Promise<StoredPicture[]> {
  const unused = await findUnusedPictures(cleaner)
  const gone = new Set<string>()
  for (let start = 0; start < unused.length; start += removalsPerCall) {
    const paths = unused.slice(start, start + removalsPerCall).map(({ path }) => path)
    const { data, error } = await cleaner.supabase.storage.from(cleaner.bucket).remove(paths)
    if (error) throw new Error(`Erro ao remover imagens: ${error.message}`)
    for (const { name } of data) gone.add(name)
  }
  return unused.filter(({ path }) => gone.has(path))
}

async function listFolder(cleaner: Cleaner, folder: string): Promise<StoredPicture[]> {
  const found: StoredPicture[] = []
  for (let offset = 0; ; offset += objectsPerCall) {
    const { data, error } = await cleaner.supabase.storage
      .from(cleaner.bucket)
      .list(folder, { limit: objectsPerCall, offset, sortBy: { column: 'name', order: 'asc' } })
    if (error) throw new Error(`Erro ao listar imagens: ${error.message}`)
    for (const { id, name, created_at, updated_at, metadata } of data) {
      const path = `${folder}/${name}`
      // A folder has no id.
      if (id === null) found.push(...(await listFolder(cleaner, path)))
      else
        found.push({ path, bytes: Number(metadata?.size ?? 0), uploadedAt: updated_at ?? created_at ?? '' })
    }
    if (data.length < objectsPerCall) return found
  }
}

async function readContent(cleaner: Cleaner): Promise<unknown[]> {
  const { supabase, hotelId } = cleaner
  const present = await Promise.all([
    supabase.from('hotel_content').select('data').eq('hotel_id', hotelId),
    supabase.from('hero_sections').select('*').eq('hotel_id', hotelId),
    supabase.from('about_sections').select('*').eq('hotel_id', hotelId),
    supabase.from('hotel_configurations').select('*').eq('hotel_id', hotelId),
  ])
  const past = await Promise.all(sections.map((section) => readVersions(cleaner, section)))
  // Without the role the lists look empty, and every picture unused.
  const allowed = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  const failed = [...present, allowed].find(({ error }) => error)?.error
  if (failed || !allowed.data)
    throw new Error(`Erro ao ler o conteúdo: ${failed?.message ?? 'acesso negado'}`)
  return [...present.map(({ data }) => data), past]
}

/** Every version of the last 90 days, and the one that was in force when they began. */
async function readVersions({ supabase, hotelId }: Cleaner, section: string): Promise<unknown[]> {
  const since = new Date(Date.now() - historyMs).toISOString()
  const versions: unknown[] = []
  for (let before = anyVersion; ; ) {
    const { data, error } = await supabase
      .from('hotel_content_history')
      .select('version, changed_at, data')
      .eq('hotel_id', hotelId)
      .eq('section', section)
      .lt('version', before)
      .order('version', { ascending: false })
      .limit(versionsPerCall)
    if (error) throw new Error(`Erro ao ler o histórico: ${error.message}`)
    for (const { version, changed_at, data: document } of data) {
      versions.push(document)
      if (Date.parse(changed_at) < Date.parse(since)) return versions
      before = version
    }
    if (data.length < versionsPerCall) return versions
  }
}
