import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../supabase/database.types.ts'
import { storageRefusal } from '../storage-refusal.ts'
import type { EncodedImage } from './encode.ts'
import { type Folder, imagePath } from './paths.ts'
import { rememberEncoded } from './recently-encoded.ts'
import { imageTexts } from './rules.ts'
import { allVariantNames, type Variants } from './variants.ts'

const attempts = 3

/** Stores an image with its encoded files (IMG-8). Returns its address or an error message. */
export async function storeImage(
  storage: ImageStorage,
  folder: Folder,
  index: number,
  image: EncodedImage,
): Promise<{ url: string } | { error: string }> {
  const { supabase, bucket } = storage
  if (!bucket) return { error: 'Erro no upload: o hotel não tem onde guardar imagens' }
  const stored = await storeOriginal(supabase.storage.from(bucket), folder, index, image)
  if ('error' in stored) return stored
  const { path } = stored
  try {
    // Write the row last, so that every row's files exist.
    await storeVariants(storage, path, image.variants)
  } catch (error) {
    await forgetVariants(storage, [path]).catch(() => undefined)
    await supabase.storage.from(bucket).remove([path])
    return { error: storageRefusal(error) }
  }
  rememberEncoded(`${bucket}/${path}`, image.variants.widths)
  return { url: stored.url }
}

type Objects = ReturnType<SupabaseClient<Database>['storage']['from']>

async function storeOriginal(
  objects: Objects,
  folder: Folder,
  index: number,
  { bytes, format, contentType }: EncodedImage,
): Promise<{ path: string; url: string } | { error: string }> {
  const now = Date.now()
  for (let attempt = 0; ; attempt++) {
    const path = imagePath(folder, { format, index, at: now + attempt })
    const { error } = await objects.upload(path, bytes, { contentType, cacheControl: '3600', upsert: false })
    // Two uploads for one room had the same millisecond.
    if (error && isTaken(error) && attempt + 1 < attempts) continue
    if (error) return { error: storageRefusal(error) }
    const { publicUrl } = objects.getPublicUrl(path).data
    return URL.canParse(publicUrl) ? { path, url: publicUrl } : { error: imageTexts.noPublicUrl }
  }
}

function isTaken(error: object) {
  return 'statusCode' in error && error.statusCode === '409'
}

/** The client has an admin's own session, so row level security decides. The bucket is '' if the hotel has none. */
export type ImageStorage = { supabase: SupabaseClient<Database>; hotelId: string; bucket: string }

const oneYear = '31536000'
const uploadsAtOnce = 3

function variantsBucket(bucket: string): string {
  return `${bucket}-variants`
}

/** Stores the encoded files and then their row. Throws at the first failure; files without a row are harmless. */
export async function storeVariants(
  { supabase, hotelId, bucket }: ImageStorage,
  path: string,
  made: Variants,
) {
  const objects = supabase.storage.from(variantsBucket(bucket))
  for (let start = 0; start < made.files.length; start += uploadsAtOnce) {
    const uploads = made.files
      .slice(start, start + uploadsAtOnce)
      .map(({ name, bytes, contentType }) =>
        objects.upload(`${path}/${name}`, bytes, { contentType, cacheControl: oneYear, upsert: true }),
      )
    const failed = (await Promise.all(uploads)).find(({ error }) => error)?.error
    if (failed) throw failed
  }
  const { width, height, widths } = made
  const row = { hotel_id: hotelId, path, width, height, widths }
  const { error, status } = await supabase.from('images').upsert(row)
  if (error) throw Object.assign(new Error(error.message), { statusCode: String(status) })
}

/** Removes the rows and then the encoded files of the images at `paths`. Throws if either fails. */
export async function forgetVariants({ supabase, hotelId, bucket }: ImageStorage, paths: string[]) {
  const rows = await supabase.from('images').delete().eq('hotel_id', hotelId).in('path', paths)
  if (rows.error) throw new Error(rows.error.message)
  const names = paths.flatMap((path) => allVariantNames().map((name) => `${path}/${name}`))
  const files = await supabase.storage.from(variantsBucket(bucket)).remove(names)
  if (files.error) throw new Error(files.error.message)
}

const rowsPerCall = 1000

/** Lists the size and the widths of every encoded image of the hotel, in pixels. Throws. */
export async function listEncoded({ supabase, hotelId }: Omit<ImageStorage, 'bucket'>) {
  const images: { path: string; width: number; height: number; widths: number[] }[] = []
  for (let from = 0; ; from += rowsPerCall) {
    const { data, error } = await supabase
      .from('images')
      .select('path, width, height, widths')
      .eq('hotel_id', hotelId)
      .order('path')
      .range(from, from + rowsPerCall - 1)
    if (error) throw new Error(`Erro ao listar imagens: ${error.message}`)
    images.push(...data)
    if (data.length < rowsPerCall) return images
  }
}
