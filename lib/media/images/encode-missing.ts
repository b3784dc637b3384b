import { encodeImage } from './encode.ts'
import { rememberEncoded } from './recently-encoded.ts'
import { imageTexts, maxImageBytes } from './rules.ts'
import { type ImageStorage, listEncoded, storeVariants } from './store.ts'
import { listImages } from './stored-images.ts'
import { widthsFor } from './variants.ts'

export type Attempt = { path: string; error?: string }

/** Encodes stored images that lack a width, one by one; starts no more after `until` (ms since 1970). Throws. */
export async function encodeMissing(
  storage: ImageStorage,
  {
    onAttempt,
    until = Number.POSITIVE_INFINITY,
  }: { onAttempt?: (attempt: Attempt) => void; until?: number } = {},
): Promise<Attempt[]> {
  if (!storage.bucket) return []
  const images = await listImages(storage)
  const encoded = await listEncoded(storage)
  const whole = encoded.filter(({ width, widths }) => widthsFor(width).every((one) => widths.includes(one)))
  const done = new Set(whole.map(({ path }) => path))
  const attempts: Attempt[] = []
  for (const { path } of images.filter((image) => !done.has(image.path))) {
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
  const image = await encodeImage(new Uint8Array(await data.arrayBuffer()), storage.hotelId)
  if ('error' in image) throw new Error(image.error)
  await storeVariants(storage, path, image.variants)
  rememberEncoded(`${storage.bucket}/${path.replaceAll(' ', '%20')}`, image.variants.widths)
}
