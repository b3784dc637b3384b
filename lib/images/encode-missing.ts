import { encodeInTurn } from './encode-in-turn.ts'
import { rememberEncoded } from './just-encoded.ts'
import { listPictures } from './list-pictures.ts'
import { maxPictureBytes, pictureFormat, pictureTexts } from './rules.ts'
import { sizeProblem } from './size-problem.ts'
import { type PictureStorage, storeVariants } from './stored-variants.ts'
import { makeVariants } from './variants.ts'

export type Attempt = { path: string; error?: string }

const rowsPerCall = 1000

/** Pictures that came another way or earlier, one by one; begins none after `until` (ms since 1970). Throws. */
export async function encodeMissing(
  storage: PictureStorage,
  {
    onAttempt,
    until = Number.POSITIVE_INFINITY,
  }: { onAttempt?: (attempt: Attempt) => void; until?: number } = {},
): Promise<Attempt[]> {
  if (!storage.bucket) return []
  const pictures = await listPictures(storage)
  const encoded = await encodedPaths(storage)
  const attempts: Attempt[] = []
  for (const { path } of pictures.filter((picture) => !encoded.has(picture.path))) {
    if (Date.now() >= until) break
    const attempt = await encodeStored(storage, path).then(
      () => ({ path }),
      (error: Error) => ({ path, error: error.message }),
    )
    attempts.push(attempt)
    onAttempt?.(attempt)
  }
  return attempts
}

async function encodeStored(storage: PictureStorage, path: string) {
  const { data, error } = await storage.supabase.storage.from(storage.bucket).download(path)
  if (error) throw new Error(error.message)
  if (data.size > maxPictureBytes) throw new Error(pictureTexts.tooLarge)
  const bytes = Buffer.from(await data.arrayBuffer())
  const problem = pictureFormat(bytes) ? sizeProblem(bytes) : pictureTexts.notAnImage
  if (problem) throw new Error(problem)
  const variants = await encodeInTurn(() => makeVariants(bytes))
  await storeVariants(storage, path, variants)
  rememberEncoded(`${storage.bucket}/${path.replaceAll(' ', '%20')}`, variants.width)
}

async function encodedPaths({ supabase, hotelId }: PictureStorage): Promise<Set<string>> {
  const paths = new Set<string>()
  for (let from = 0; ; from += rowsPerCall) {
    const { data, error } = await supabase
      .from('images')
      .select('path')
      .eq('hotel_id', hotelId)
      .order('path')
      .range(from, from + rowsPerCall - 1)
    if (error) throw new Error(`Erro ao listar imagens: ${error.message}`)
    for (const { path } of data) paths.add(path)
    if (data.length < rowsPerCall) return paths
  }
}
