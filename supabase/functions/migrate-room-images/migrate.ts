import { CopyFailure, type DownloadedImage } from './download.ts'
import * as rooms from './rooms.ts'

/** `success` and `errors` are lines of text for the panel (IMG-10). */
export type Results = { total: number; success: string[]; errors: string[] }

export type Store = {
  bucket: rooms.Bucket
  read: () => Promise<{ list: unknown; version: number }>
  /** Writes if the version is still the given one; false if another writer was faster. */
  write: (list: unknown, version: number) => Promise<boolean>
  /** Checks whether the bucket has this object. */
  has: (path: string) => Promise<boolean>
  upload: (path: string, image: DownloadedImage) => Promise<void>
  remove: (path: string) => Promise<void>
}

type Tools = {
  store: Store
  download: (url: string) => Promise<DownloadedImage>
  now?: () => number
  pause?: (milliseconds: number) => Promise<void>
}

/** No group of images starts after this time: a hosted function has 150 s, and the next run continues. */
const longestRun = 100_000

/** Writes after each group, and replaces an address only after storing its copy, because a run may be interrupted (IMG-10). */
export async function migrate({ store, download, now = Date.now, pause = wait }: Tools): Promise<Results> {
  const results: Results = { total: 0, success: [], errors: [] }
  const end = now() + longestRun
  let postponed = 0

  async function copy(image: rooms.OutsideImage) {
    try {
      const downloaded = await download(image.url)
      const path = rooms.storagePath(image, now(), downloaded.extension)
      await store.upload(path, downloaded)
      return { image, path, failure: '' }
    } catch (error) {
      return { image, path: '', failure: reasonOf(error) }
    }
  }

  const outside = await rooms.findOutsideImages((await store.read()).list, store.bucket, store.has)
  for (const images of inGroups(outside)) {
    if (now() > end) {
      postponed += images.length
      continue
    }
    results.total += images.length
    const copies = await Promise.all(images.map(copy))
    await rename(
      copies.filter(({ path }) => path),
      store,
      pause,
    )
    for (const { image, path, failure } of copies) {
      const name = `${image.roomName}, imagem ${image.index + 1}`
      const url = image.url.length > 120 ? `${image.url.slice(0, 117)}…` : image.url
      if (failure) results.errors.push(`${name}: ${failure} (${url})`)
      else results.success.push(`${name}: copiada para ${path}`)
    }
  }
  if (postponed > 0) {
    const count = postponed === 1 ? '1 imagem ficou' : `${postponed} imagens ficaram`
    results.errors.push(
      `O tempo desta execução acabou: ${count} para a próxima. Inicie a migração novamente.`,
    )
  }
  return results
}

type Copy = { image: rooms.OutsideImage; path: string; failure: string }

/** Writes the copies' addresses into the current list, or records in each copy why that failed. */
async function rename(copies: Copy[], store: Store, pause: (milliseconds: number) => Promise<void>) {
  const [first] = copies
  if (!first) return
  const { roomId } = first.image
  const addressOf = ({ path }: Copy) => rooms.publicUrl(store.bucket, path)
  const names = new Map(copies.map((copy) => [copy.image.url, addressOf(copy)]))
  let reason = 'o quarto está sendo alterado ao mesmo tempo'
  for (let attempt = 1; attempt <= 10; attempt++) {
    try {
      const { list, version } = await store.read()
      const current = new Set(rooms.imagesOf(list, roomId))
      const isWaiting = copies.some(({ image }) => current.has(image.url))
      if (!isWaiting || (await store.write(rooms.renameImages(list, roomId, names), version))) {
        for (const copy of copies) {
          if (current.has(copy.image.url) || current.has(addressOf(copy))) continue
          copy.failure = 'a imagem foi trocada ou removida durante a migração'
          await store.remove(copy.path).catch(() => undefined)
        }
        return
      }
    } catch (error) {
      // The write may have succeeded although its answer was lost; the next attempt then finds it in the list.
      reason = reasonOf(error)
    }
    await pause(attempt * 50 * (0.5 + Math.random()))
  }
  // Keep the stored copies, because the list may contain their addresses.
  for (const copy of copies) copy.failure = reason
}

/** Groups images for concurrent copying, at most five of one room; each takes up to 10 MiB of memory. */
function inGroups(images: rooms.OutsideImage[], most = 5) {
  return [...Map.groupBy(images, ({ roomId }) => roomId).values()].flatMap((room) =>
    Array.from({ length: Math.ceil(room.length / most) }, (_, i) => room.slice(i * most, (i + 1) * most)),
  )
}

function reasonOf(error: unknown) {
  if (error instanceof CopyFailure) return error.message
  console.error(error)
  return 'falha inesperada'
}

function wait(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
}
