import { brandOfManagers } from '../../lib/access/errors.ts'
import { encodeMissing } from '../../lib/media/images/encode-missing.ts'
import { listImages, type StoredImage } from '../../lib/media/images/stored-images.ts'
import { videosBucket } from '../../lib/media/videos/rules.ts'
import { sections } from '../../lib/site/registry.ts'
import type { Json } from '../../lib/supabase/database.types.ts'
import { type PlannedSection, planImport } from '../../lib/transfer/plan.ts'
import { printable, problemText } from '../../lib/transfer/problem.ts'
import { type MediaFile, namesIn, resolverOf } from '../../lib/transfer/resolve.ts'
import { type StoredContent, versionsOf } from '../../lib/transfer/stored.ts'
import { maxDocument, readDocument } from '../../lib/transfer/structure.ts'
import { Refusal } from '../lib/refusal.ts'
import { mediaFolder, readMedia, readText } from './folder.ts'
import { download, fourAtATime, hashOf, type Prepared, prepared } from './media.ts'
import { type Project, readStored } from './project.ts'

/** `version` is the entry of the history; undefined where nothing was written. */
export type Imported = {
  planned: PlannedSection[]
  sent: number
  present: number
  notEncoded: string[]
  version?: number
}

/** Checks everything, and then writes all or nothing; a Refusal tells all that is wrong. */
export async function importContent(
  project: Project,
  file: string,
  { dryRun, now = new Date().toISOString() }: { dryRun: boolean; now?: string },
): Promise<Imported> {
  const { document, problems: wrong } = readDocument(await readText(file, maxDocument))
  if (!document) throw refusal(wrong)
  const stored = await readStored(project)
  const media = await findMedia(project, mediaFolder(file), namesIn(document))
  const resolve = resolverOf(media)
  const plan = (known: StoredContent) => planImport(document, { stored: known, resolve, now })
  const { problems, planned } = plan(stored)
  if (wrong.length + problems.length > 0) throw refusal([...wrong, ...problems])
  const missing = missingIn(media, planned)
  const counts = { sent: missing.length, present: media.size - missing.length }
  if (dryRun || planned.length === 0) return { planned, ...counts, notEncoded: [] }
  await sendMedia(project, missing)
  const attempts = await encodeMissing(project)
  const notEncoded = attempts.flatMap(({ path, error }) => (error ? [`${path}: ${error}`] : []))
  const version = await writeContent(project, {
    stored,
    planned,
    plan: (present) => plan(present).planned,
  })
  return { planned, ...counts, notEncoded, version }
}

/** What has to be sent first: a file that no changed section shows need not. */
function missingIn(media: Map<string, FoundMedia>, planned: PlannedSection[]) {
  const written = JSON.stringify(planned.map(({ data }) => data))
  const found = [...media.values()].flatMap((one) => ('error' in one || one.isPresent ? [] : [one]))
  const once = new Map(found.map((one) => [one.name, one]))
  return [...once.values()].filter(({ name }) => written.includes(name))
}

const shownAtMost = 200

function refusal(problems: Parameters<typeof problemText>[0][]) {
  const lines = [...new Set(problems.map(problemText))]
  const rest = lines.length - shownAtMost
  return new Refusal(
    [
      `O documento tem ${lines.length === 1 ? 'um problema' : `${lines.length} problemas`}. Nada foi gravado.`,
      ...lines.slice(0, shownAtMost).map((line) => `  ${line}`),
      ...(rest > 0 ? [`  … e mais ${rest}`] : []),
    ].join('\n'),
  )
}

/** A file of the folder that may be sent, and whether the project has the same bytes already. */
type FoundMedia = MediaFile & ({ error: string } | (Prepared & { isPresent: boolean }))

/** Every file checked, and where its bytes lie in the project or will lie. Writes nothing. */
async function findMedia(project: Project, folder: string, names: string[]) {
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
async function sendMedia(project: Project, media: Prepared[]): Promise<void> {
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

/** `plan` tells what an import would still write over what is stored by then. */
type Writing = {
  stored: StoredContent
  planned: PlannedSection[]
  plan: (stored: StoredContent) => PlannedSection[]
}

/** All sections or none; the import's entry of the history. A Refusal says why not, and what is known of it. */
export async function writeContent(project: Project, writing: Writing): Promise<number> {
  const { stored, planned } = writing
  const content: Record<string, Json> = JSON.parse(
    JSON.stringify(Object.fromEntries(planned.map(({ name, data }) => [name, data]))),
  )
  const { data, error, status } = await project.supabase.rpc('import_content', {
    p_hotel_id: project.hotelId,
    p_versions: versionsOf(stored),
    p_content: content,
  })
  const { version, changed }: { version?: unknown; changed?: unknown } = Object(data)
  if (typeof version === 'number') return version
  if (Array.isArray(changed) || error?.code === 'PT409' || error?.code === '23505')
    throw new Refusal(`${savedMeanwhile(changed)} Nada foi gravado. Importe de novo.`)
  if (error?.hint === 'brand') throw new Refusal(`${brandOfManagers} Nada foi gravado.`)
  if (status > 0 && error?.code)
    throw new Refusal(`O banco de dados recusou a importação, e nada foi gravado: ${error.message}`)
  return outcome(project, writing, error?.message || `sem resposta (${status})`)
}

async function outcome(project: Project, { stored, planned, plan }: Writing, reason: string) {
  const lost = `A resposta do banco de dados se perdeu (${printable(reason)}).`
  const present = await readStored(project).catch(() => undefined)
  const [before, after] = [versionsOf(stored), present && versionsOf(present)]
  // The database may still be at it.
  if (after && planned.some(({ name }) => after[name] === before[name]))
    throw new Refusal(`${lost} Até agora nada foi gravado; rode o import de novo.`)
  const entry = present && plan(present).length === 0 ? await newestImport(project) : undefined
  if (entry !== undefined) return entry
  throw new Refusal(`${lost} Não sei se foi gravado; rode o import de novo: o que já estiver lá não muda.`)
}

async function newestImport({ supabase, hotelId }: Project): Promise<number | undefined> {
  const { data } = await supabase
    .from('hotel_content_history')
    .select('version')
    .match({ hotel_id: hotelId, section: 'imports' })
    .order('version', { ascending: false })
    .limit(1)
    .maybeSingle()
  return data?.version
}

function savedMeanwhile(changed: unknown) {
  const labels = sections.filter(({ name }) => Array.isArray(changed) && changed.includes(name))
  const named = labels.map(({ label }) => label).join(', ')
  return named ? `Alguém gravou enquanto isso: ${named}.` : 'Alguém gravou enquanto isso.'
}
