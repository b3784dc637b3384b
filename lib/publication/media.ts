import 'server-only'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { type Answer, createFilmCopies, createPictureCopies, type Film, type Media } from '@/lib/media/copies'
import { videosBucket } from '@/lib/stored-name'
import { outsideNext } from '@/lib/supabase/public'
import { storedFilm } from '@/lib/video'
import { type Published, publishedFiles } from './published'
import { siteLoader } from './site-loader'
import { storageAddress } from './storage-address'

/** Reads a picture. Only names in the current content exist, in one spelling, so visitors cannot invent more. */
export async function readMedia(name: string): Promise<Answer<Media>> {
  const address = await findMediaAddress(name)
  return address === undefined ? 'missing' : copies().pictures.read(address)
}

/** Reads a video under the same condition. */
export async function readFilm(name: string): Promise<Answer<Film>> {
  const address = await findMediaAddress(name)
  return address === undefined ? 'missing' : copies().films.read(address)
}

/** Returns the storage address of a published picture or video, by its name below `/media/`. */
export async function findMediaAddress(name: string): Promise<string | undefined> {
  const known = addressIn(siteLoader().peek(), name)
  if (known !== undefined) return known
  // The content may have just changed. Reads are shared, so invented names cost at most one per second.
  const published = await siteLoader()
    .read()
    .catch(() => undefined)
  return addressIn(published, name)
}

function addressIn(published: Published | undefined, name: string) {
  const stored = published && publishedFiles(published).get(name)
  return stored && storageAddress(stored)
}

/** Reads one width for the panel, even of drafts, or the original if not encoded. Callers have checked the guard. */
export async function readPanelImage(
  name: string,
  bucket: string,
): Promise<Answer<{ image: Media; isFinal: boolean }>> {
  const [, path, file] = /^[^/]+\/(.+)\/((?:128|480|1200)\.webp)$/.exec(name) ?? []
  if (!path || !file || !bucket || !name.startsWith(`${bucket}/`)) return 'missing'
  const encoded = await copies().pictures.read(storageAddress(`${bucket}-variants/${path}/${file}`))
  if (typeof encoded !== 'string') return { image: encoded, isFinal: true }
  const original = await copies().pictures.read(storageAddress(`${bucket}/${path}`))
  return typeof original === 'string' ? original : { image: original, isFinal: false }
}

/** Reads any video in the hotel's own bucket, for the panel. Callers have checked the guard. */
export async function readPanelFilm(name: string, bucket: string): Promise<Answer<Film>> {
  const address = storageAddress(name)
  const isOwn = bucket !== '' && name.startsWith(`${videosBucket(bucket)}/`)
  return isOwn && storedFilm(address) === name ? copies().films.read(address) : 'missing'
}

let opened: ReturnType<typeof openCopies> | undefined

function copies() {
  opened ??= openCopies()
  return opened
}

function openCopies() {
  // Next's own fetch would keep a second copy, or make the requesting page dynamic.
  const passing: typeof fetch = (input, init) => outsideNext(() => fetch(input, init))
  const inFolder = (name: string) => ({
    folder: join(/* turbopackIgnore: true */ env().DATA_DIR, name),
    fetch: passing,
  })
  const made = {
    pictures: createPictureCopies(inFolder('media')),
    films: createFilmCopies(inFolder('films')),
  }
  const published = siteLoader().peek()
  const named = [...(published ? publishedFiles(published).values() : [])].map(storageAddress)
  void made.pictures.prune(named)
  void made.films.prune(named)
  return made
}
