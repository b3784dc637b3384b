import type { SupabaseClient } from '@supabase/supabase-js'
import { listPictures } from '@/lib/images/list-pictures'
import { historyMs, type StoredPicture, unusedPictures, usedPaths } from '@/lib/images/orphans'
import { forgetVariants, type PictureStorage } from '@/lib/images/stored-variants'
import { sections, singles } from './registry'

const versionsPerCall = 50
const removalsPerCall = 100
const anyVersion = 2_147_483_647

/** In no content, in no version in force within 90 days, older than a day (IMG-9). Throws when unsure. */
export async function findUnusedPictures(cleaner: PictureStorage): Promise<StoredPicture[]> {
  if (!cleaner.bucket) return []
  // Pictures first: one that is uploaded and used from here on is not among them.
  const stored = await listPictures(cleaner)
  const used = usedPaths(cleaner.bucket, await readContent(cleaner))
  return unusedPictures(stored, used, Date.now())
}

/** What `findUnusedPictures` finds now, with all that was encoded of it. Throws when the storage fails. */
export async function removeUnusedPictures(cleaner: PictureStorage): Promise<StoredPicture[]> {
  const unused = await findUnusedPictures(cleaner)
  const gone = new Set<string>()
  for (let start = 0; start < unused.length; start += removalsPerCall) {
    const paths = unused.slice(start, start + removalsPerCall).map(({ path }) => path)
    // First what hangs on them: an original that stays is found again, what was encoded of it would not be.
    await forgetVariants(cleaner, paths).catch((error: Error) => {
      throw new Error(`Erro ao remover imagens: ${error.message}`)
    })
    const { data, error } = await cleaner.supabase.storage.from(cleaner.bucket).remove(paths)
    if (error) throw new Error(`Erro ao remover imagens: ${error.message}`)
    for (const { name } of data) gone.add(name)
  }
  return unused.filter(({ path }) => gone.has(path))
}

async function readContent(cleaner: PictureStorage): Promise<unknown[]> {
  const { supabase, hotelId } = cleaner
  const anyTable: SupabaseClient = supabase
  const present = await Promise.all([
    supabase.from('hotel_content').select('data').eq('hotel_id', hotelId),
    ...singles.map(({ table }) => anyTable.from(table).select('*').eq('hotel_id', hotelId)),
  ])
  const past = await Promise.all(sections.map(({ name }) => readVersions(cleaner, name)))
  // Without the role the lists look empty, and every picture unused.
  const allowed = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  const failed = [...present, allowed].find(({ error }) => error)?.error
  if (failed || !allowed.data)
    throw new Error(`Erro ao ler o conteúdo: ${failed?.message ?? 'acesso negado'}`)
  return [...present.map(({ data }) => data), past]
}

/** Every version of the last 90 days, and the one that was in force when they began. */
async function readVersions({ supabase, hotelId }: PictureStorage, section: string): Promise<unknown[]> {
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
