import { encodeStored } from './encode.ts'
import { rememberEncoded } from './just-encoded.ts'
import { listImages } from './list-images.ts'
import { imageTexts, maxImageBytes } from './rules.ts'
import { type ImageStorage, storeVariants } from './stored-variants.ts'
import { widthsFor } from './variants.ts'

export type Attempt = { path: string; error?: string }

const rowsPerCall = 1000

/** Images that came another way or earlier, or lack a width, one by one; begins none after `until` (ms since 1970). Throws. */
export async function encodeMissing(
  storage: ImageStorage,
  {
    onAttempt,
    until = Number.POSITIVE_INFINITY,
  }: { onAttempt?: (attempt: Attempt) => void; until?: number } = {},
): Promise<Attempt[]> {
  if (!storage.bucket) return []
  const images = await listImages(storage)
  const encoded = await encodedPaths(storage)
  const attempts: Attempt[] = []
  for (const { path } of images.filter((image) => !encoded.has(image.path))) {
    if (Date.now() >= until) break
    const attempt = await encodeOne(storage, path).then(
      () => ({ path }),
      (error: Error) => ({ path, error: error.message }),
    )
    attempts.push(attempt)
    onAttempt?.(attempt)
  }
  return attempts
}

async function encodeOne(storage: ImageStorage, path: string) {
  const { data, error } = await storage.supabase.storage.from(storage.bucket).download(path)
  if (error) throw new Error(error.message)
  if (data.size > maxImageBytes) throw new Error(imageTexts.tooLarge)
  const variants = await encodeStored(new Uint8Array(await data.arrayBuffer()), storage.hotelId)
  if ('error' in variants) throw new Error(variants.error)
  await storeVariants(storage, path, variants)
  rememberEncoded(`${storage.bucket}/${path.replaceAll(' ', '%20')}`, variants.widths)
}

async function encodedPaths({ supabase, hotelId }: ImageStorage): Promise<Set<string>> {
  const paths = new Set<string>()
  for (let from = 0; ; from += rowsPerCall) {
    const { data, error } = await supabase
      .from('images')
      .select('path, width, widths')
      .eq('hotel_id', hotelId)
      .order('path')
      .range(from, from + rowsPerCall - 1)
    if (error) throw new Error(`Erro ao listar imagens: ${error.message}`)
    for (const { path, width, widths } of data)
      if (widthsFor(width).every((one) => widths.includes(one))) paths.add(path)
    if (data.length < rowsPerCall) return paths
  }
}
