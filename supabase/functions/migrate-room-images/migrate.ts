import { CopyFailure } from './copy-failure.ts'
import type { DownloadedImage } from './download.ts'
import {
  type Bucket,
  imagesOf,
  type OutsideImage,
  outsideImages,
  publicUrl,
  renameImages,
  storagePath,
} from './rooms.ts'

/** `success` and `errors` are lines for a person (IMG-10). */
export type Results = { total: number; success: string[]; errors: string[] }

export type Store = {
  bucket: Bucket
  read: () => Promise<{ list: unknown; version: number }>
  /** Writes where the version is still the given one; false when somebody else wrote first. */
  write: (list: unknown, version: number) => Promise<boolean>
  upload: (path: string, image: DownloadedImage) => Promise<void>
  remove: (path: string) => Promise<void>
}

export type Tools = {
  store: Store
  download: (url: string) => Promise<DownloadedImage>
  now: () => number
  pause: (milliseconds: number) => Promise<void>
}

/** No new group of images is begun after this time: a hosted function has 150 s, and the next run goes on from here. */
const longestRun = 100_000
const mostTries = 10

/** Written after each room, and an old address goes only when its copy is stored: a run may be cut short (IMG-10). */
export async function migrate({ store, download, now, pause }: Tools): Promise<Results> {
  const results: Results = { total: 0, success: [], errors: [] }
  const hosts = withoutDeadHosts(download)
  const end = now() + longestRun
  let postponed = 0
  for (const images of inGroups(outsideImages((await store.read()).list, store.bucket))) {
    if (now() > end) {
      postponed += images.length
      continue
    }
    results.total += images.length
    const attempts = await Promise.all(images.map((image) => copy(image, store, hosts, now())))
    const copies = attempts.filter((attempt) => 'path' in attempt)
    const missing = await rename(copies, store, pause)
    for (const attempt of attempts) {
      const failure = 'path' in attempt ? missing.get(attempt) : attempt.failure
      const { roomName, index, url } = attempt.image
      const image = `${roomName}, imagem ${index + 1}`
      if (failure !== undefined) results.errors.push(`${image}: ${failure} (${shortened(url)})`)
      else if ('path' in attempt) results.success.push(`${image}: copiada para ${attempt.path}`)
    }
  }
  if (postponed > 0) results.errors.push(postponedLine(postponed))
  return results
}

type Copy = { image: OutsideImage; path: string }
type Attempt = Copy | { image: OutsideImage; failure: string }

async function copy(
  image: OutsideImage,
  store: Store,
  download: Tools['download'],
  timestamp: number,
): Promise<Attempt> {
  try {
    const downloaded = await download(image.url)
    const path = storagePath(image, timestamp, downloaded.extension)
    await store.upload(path, downloaded)
    return { image, path }
  } catch (error) {
    return { image, failure: reasonOf(error) }
  }
}

/** Puts the copies' addresses into the list as it is now. Tells for which copies that was not possible, and why. */
async function rename(copies: Copy[], store: Store, pause: Tools['pause']): Promise<Map<Copy, string>> {
  const [first] = copies
  if (!first) return new Map()
  const addressOf = ({ path }: Copy) => publicUrl(store.bucket, path)
  const names = new Map(copies.map((copied) => [copied.image.url, addressOf(copied)]))
  let problem: unknown
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    try {
      const { list, version } = await store.read()
      const current = imagesOf(list, first.image.roomId)
      const isWaiting = copies.some(({ image }) => current.includes(image.url))
      if (!isWaiting || (await store.write(renameImages(list, first.image.roomId, names), version))) {
        const known = new Set(current)
        const gone = copies.filter((copied) => !known.has(copied.image.url) && !known.has(addressOf(copied)))
        await Promise.all(gone.map(({ path }) => store.remove(path).catch(() => undefined)))
        return new Map(gone.map((copied) => [copied, 'a imagem foi trocada ou removida durante a migração']))
      }
    } catch (error) {
      // The write may have arrived nevertheless; the next round sees it in the list.
      problem = error
    }
    await pause(attempt * 50 * (0.5 + Math.random()))
  }
  // The copies stay: nobody can tell here whether the list names them.
  const reason = problem === undefined ? 'o quarto está sendo alterado ao mesmo tempo' : reasonOf(problem)
  return new Map(copies.map((copied) => [copied, reason]))
}

/** After two images without any answer from a host the others are not asked for: each would take its 15 s. */
function withoutDeadHosts(download: Tools['download']): Tools['download'] {
  const silences = new Map<string, number>()
  return async (url) => {
    const host = URL.parse(url)?.host ?? ''
    const count = silences.get(host) ?? 0
    if (count >= 2) throw new CopyFailure(`o servidor ${host} não está respondendo`)
    try {
      return await download(url)
    } catch (error) {
      if (error instanceof CopyFailure && error.unreachable) silences.set(host, (silences.get(host) ?? 0) + 1)
      throw error
    }
  }
}

/** Images that are copied at the same time: of one room, at most `most`, for each may take 5 MiB of memory. */
function inGroups(images: OutsideImage[], most = 5) {
  const rooms = [...Map.groupBy(images, ({ roomId }) => roomId).values()]
  return rooms.flatMap((room) =>
    Array.from({ length: Math.ceil(room.length / most) }, (_, i) => room.slice(i * most, (i + 1) * most)),
  )
}

function reasonOf(error: unknown) {
  if (error instanceof CopyFailure) return error.message
  console.error(error)
  return `falha inesperada (${error instanceof Error ? error.message : String(error)})`
}

function shortened(url: string) {
  return url.length > 120 ? `${url.slice(0, 117)}…` : url
}

function postponedLine(count: number) {
  const images = count === 1 ? '1 imagem ficou' : `${count} imagens ficaram`
  return `O tempo desta execução acabou: ${images} para a próxima. Inicie a migração novamente.`
}
