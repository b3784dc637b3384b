import { listImages } from '../../lib/images/list-images.ts'
import type { StoredImage } from '../../lib/images/orphans.ts'
import type { MediaFile } from '../../lib/transfer/resolve.ts'
import { videosBucket } from '../../lib/videos/rules.ts'
import { Refusal } from '../lib/refusal.ts'
import { readMedia } from './folder.ts'
import { download, fourAtATime, hashOf, type Prepared, prepared } from './media.ts'
import type { Project } from './project.ts'

/** A file of the folder that may be sent, and whether the project has the same bytes already. */
export type FoundMedia = MediaFile & ({ error: string } | (Prepared & { isPresent: boolean }))

/** Every file checked, and where its bytes lie in the project or will lie. Writes nothing. */
export async function findMedia(project: Project, folder: string, names: string[]) {
  const objects = project.bucket && names.length > 0 ? await listObjects(project) : []
  const found = await fourAtATime(names, async (name): Promise<[string, FoundMedia]> => {
    const file = await readMedia(folder, name)
    const media = Buffer.isBuffer(file) ? await prepared(file) : file
    if ('error' in media) return [name, media]
    if (!project.bucket) return [name, { error: 'o hotel não tem onde guardar fotos e vídeos' }]
    const known = await present(project, media, objects)
    const addresses = known.length > 0 ? known : [addressOf(project, bucketOf(project, media), pathOf(media))]
    return [name, { ...media, addresses, isPresent: known.length > 0 }]
  })
  return new Map(found)
}

/** Each under the name of what is in it: sent twice it is there once. Throws a Refusal. */
export async function sendMedia(project: Project, media: Prepared[]): Promise<void> {
  await fourAtATime(media, async (one) => {
    const { bytes, contentType } = one
    const options = { contentType, cacheControl: one.isFilm ? '31536000' : '3600', upsert: false }
    const { error } = await project.supabase.storage
      .from(bucketOf(project, one))
      .upload(pathOf(one), bytes, options)
    if (error && !/exists|duplicate/i.test(error.message))
      throw new Refusal(`Não consegui enviar ${one.name}, e nada foi gravado: ${error.message}`)
  })
}

type Stored = StoredImage & { bucket: string }

async function listObjects(project: Project): Promise<Stored[]> {
  const buckets = [project.bucket, videosBucket(project.bucket)]
  const lists = await Promise.all(
    buckets.map(async (bucket) =>
      (await listImages({ ...project, bucket })).map((object) => ({ ...object, bucket })),
    ),
  )
  return lists.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The addresses of all that holds these very bytes: of the same size, and then compared. */
async function present(project: Project, media: Prepared, objects: Stored[]) {
  const hash = hashOf(media.bytes)
  const alike = objects.filter(
    ({ bucket, bytes }) => bucket === bucketOf(project, media) && bytes === media.bytes.length,
  )
  const compared = await fourAtATime(alike, async (object) => {
    const bytes = await download(project, object)
    return bytes && hashOf(bytes) === hash ? [addressOf(project, object.bucket, object.path)] : []
  })
  return compared.flat()
}

function bucketOf({ bucket }: Project, { isFilm }: Prepared) {
  return isFilm ? videosBucket(bucket) : bucket
}

function pathOf({ name }: Prepared) {
  return `hotel/import/${name}`
}

function addressOf({ supabase }: Project, bucket: string, path: string) {
  return supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl
}
