import { forgetVariants, type ImageStorage } from '@/lib/media/images/store'
import {
  historyMs,
  listImages,
  type StoredImage,
  unusedImages,
  usedPaths,
} from '@/lib/media/images/stored-images'
import { readStoredDocuments } from '@/lib/panel/stored-documents'
import { sections } from '@/lib/site/registry'
import { videosBucket } from '@/lib/stored-name'

const versionsPerCall = 100
const removalsPerCall = 100
const anyVersion = 2_147_483_647

/** Finds pictures older than a day that no content and no version of the last 90 days uses (IMG-9). Throws when unsure. */
export async function findUnusedImages(cleaner: ImageStorage): Promise<StoredImage[]> {
  if (!cleaner.bucket) return []
  // List images first, which excludes those uploaded and used from now on.
  const videos = videosBucket(cleaner.bucket)
  const [stored, films] = await Promise.all([listImages(cleaner), listImages({ ...cleaner, bucket: videos })])
  const used = { images: new Set<string>(), films: new Set<string>() }
  for await (const document of readAllContent(cleaner)) {
    for (const path of usedPaths(cleaner.bucket, [document])) used.images.add(path)
    for (const path of usedPaths(videos, [document])) used.films.add(path)
  }
  return [
    ...unusedImages(stored, used.images, Date.now()),
    ...unusedImages(films, used.films, Date.now()).map((film) => ({ ...film, isVideo: true as const })),
  ]
}

/** Deletes the pictures that `findUnusedImages` finds, with all encoded files. Throws if the storage fails. */
export async function deleteUnusedImages(cleaner: ImageStorage): Promise<StoredImage[]> {
  const unused = await findUnusedImages(cleaner)
  const gone = new Set<string>()
  const remove = async (bucket: string, images: StoredImage[]) => {
    for (let start = 0; start < images.length; start += removalsPerCall) {
      const paths = images.slice(start, start + removalsPerCall).map(({ path }) => path)
      // Delete encoded files first: a remaining original would be found again, remaining encoded files would not.
      if (bucket === cleaner.bucket)
        await forgetVariants(cleaner, paths).catch((error: Error) => {
          throw new Error(`Erro ao remover imagens: ${error.message}`)
        })
      const { data, error } = await cleaner.supabase.storage.from(bucket).remove(paths)
      if (error) throw new Error(`Erro ao remover imagens: ${error.message}`)
      for (const { name } of data) gone.add(name)
    }
  }
  await remove(
    cleaner.bucket,
    unused.filter(({ isVideo }) => !isVideo),
  )
  await remove(
    videosBucket(cleaner.bucket),
    unused.filter(({ isVideo }) => isVideo),
  )
  return unused.filter(({ path }) => gone.has(path))
}

/** Yields everything that may use a picture, with only a few changes in memory at a time. */
async function* readAllContent(cleaner: ImageStorage): AsyncGenerator<unknown> {
  const { supabase, hotelId } = cleaner
  const present = await readStoredDocuments(cleaner).catch((error: Error) => {
    throw new Error(`Erro ao ler o conteúdo: ${error.message}`)
  })
  for (const { content } of present) yield content
  for (const { name } of sections) yield* readVersions(cleaner, name)
  // Without the role, lists appear empty and every image unused.
  const allowed = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  if (allowed.error || !allowed.data)
    throw new Error(`Erro ao ler o conteúdo: ${allowed.error?.message ?? 'acesso negado'}`)
}

/** Yields the content that changes of the last 90 days replaced: everything valid in that time and not now. */
async function* readVersions({ supabase, hotelId }: ImageStorage, section: string): AsyncGenerator<unknown> {
  const since = new Date(Date.now() - historyMs).toISOString()
  for (let before = anyVersion; ; ) {
    const { data, error } = await supabase
      .from('hotel_content_history')
      .select('version, replaced:before')
      .eq('hotel_id', hotelId)
      .eq('section', section)
      .gte('changed_at', since)
      .lt('version', before)
      .order('version', { ascending: false })
      .limit(versionsPerCall)
    if (error) throw new Error(`Erro ao ler o histórico: ${error.message}`)
    for (const { version, replaced } of data) {
      yield replaced
      before = version
    }
    if (data.length < versionsPerCall) return
  }
}
