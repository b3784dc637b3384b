import { brandOfManagers } from '../../lib/access/errors.ts'
import { encodeMissing } from '../../lib/media/images/encode-missing.ts'
import { listImages, type StoredImage } from '../../lib/media/images/stored-images.ts'
import { maxVideoBytes } from '../../lib/media/videos/rules.ts'
import { brandForm } from '../../lib/panel/hotel-forms.ts'
import { lists, sections } from '../../lib/site/registry.ts'
import { videosBucket } from '../../lib/stored-name.ts'
import type { Json } from '../../lib/supabase/database.types.ts'
import { type PlannedSection, planImport } from '../../lib/transfer/plan.ts'
import { type Problem, printable, problemText } from '../../lib/transfer/problem.ts'
import { createResolver, type MediaFile, mediaNamesIn } from '../../lib/transfer/resolve.ts'
import { type StoredContent, versionsOf } from '../../lib/transfer/stored.ts'
import { readDocument } from '../../lib/transfer/structure.ts'
import { Refusal } from '../lib/refusal.ts'
import { checkArchive, readArchive } from './archive.ts'
import { fileName, wordsOf } from './file-names.ts'
import { download, type Prepared, prepareMedia } from './media.ts'
import { type Hotel, readStored } from './stored-content.ts'

// Larger pictures, videos and documents are not held in memory; a smaller one gets the message of its own rule.
const largest = 2 * maxVideoBytes

/** Checks everything, then writes all or nothing, or throws a Refusal with every problem. `isWritten` is false if nothing was. */
export async function importContent(
  hotel: Hotel & { isManager: boolean },
  file: string,
  { dryRun, passphrase }: { dryRun: boolean; passphrase?: string | undefined },
) {
  const archive = await documentOf({ file, passphrase })
  const { document, problems: wrong } = readDocument(archive.text)
  if (!document) throw refusal(wrong)
  const stored = await readStored(hotel)
  const media = await findMedia(hotel, archive, mediaNamesIn(document))
  const known = { resolve: createResolver(media), now: new Date().toISOString(), bucket: hotel.bucket }
  const plan = (over: StoredContent) => planImport(document, { stored: over, ...known })
  const { problems, planned } = plan(stored)
  if (!hotel.isManager && planned.some(changesBrand)) problems.push({ message: brandOfManagers })
  if (wrong.length + problems.length > 0) throw refusal([...wrong, ...problems])
  const absent = [...media.values()].flatMap((one) => ('error' in one || one.isPresent ? [] : [one]))
  const missing = new Map(absent.map((one) => [one.name, one]))
  const counts = { planned, sent: missing.size, present: media.size - missing.size }
  if (dryRun || planned.length === 0) return { ...counts, notEncoded: [], isWritten: false }
  for (const one of missing.values()) await send(hotel, one)
  const attempts = await encodeMissing(hotel)
  const notEncoded = attempts.flatMap(({ path, error }) => (error ? [`${path}: ${error}`] : []))
  const begun = await storeStarts(hotel, stored, planned)
  await writeContent(hotel, { stored: begun, planned, plan: (present) => plan(present).planned })
  return { ...counts, notEncoded, isWritten: true }
}

function changesBrand({ name, data }: PlannedSection) {
  return name === 'configuration' && Object.keys(Object(data)).some((field) => field in brandForm.shape)
}

type Archive = { file: string; passphrase: string | undefined }

/** Returns the text of an archive's document, and the paths of its files. An archive packed by hand has no manifest. */
async function documentOf(archive: Archive) {
  const { file, passphrase } = archive
  const isDocument = (path: string) => path === 'content.json'
  const { manifest, texts } = await checkArchive(file, { keeps: isDocument, largest, passphrase })
  const text = texts.get('content.json')
  if (text !== undefined) return { ...archive, text, places: manifest?.media ?? {} }
  const instead = manifest?.url
    ? ' Um backup assim só se restaura, em um projeto vazio (npm run restore).'
    : ''
  throw new Refusal(`${file} não tem um content.json.${instead}`)
}

function refusal(problems: Problem[]) {
  const lines = [...new Set(problems.map(problemText))]
  const count = lines.length === 1 ? 'um problema' : `${lines.length} problemas`
  return new Refusal([`O documento tem ${count}. Nada foi gravado.`, ...lines].join('\n  '))
}

/** A checked file of the archive; `isPresent` if the project already has the same bytes. */
type FoundMedia = MediaFile & ({ error: string } | (Prepared & { isPresent: boolean }))

/** Finds every file that the document names, with its current or future address in the project. Writes nothing. */
async function findMedia(
  hotel: Hotel,
  { file, passphrase, places }: Awaited<ReturnType<typeof documentOf>>,
  names: Set<string>,
) {
  const found = new Map<string, FoundMedia>()
  if (names.size === 0) return found
  const objects = await listObjects(hotel)
  const byHash = new Map<string, string>()
  // The same bytes under two names are one file.
  const nameOf = (name: string, { name: hashName }: Prepared) => {
    const known = byHash.get(hashName) ?? fileName(wordsOf(name) ?? '', hashName)
    byHash.set(hashName, known)
    return known
  }
  const byPath = new Map([...names].map((name) => [places[name] ?? `media/${name}`, name]))
  const isNamed = (path: string) => byPath.has(path)
  for await (const { path, bytes } of readArchive(file, { largest, passphrase, keeps: isNamed })) {
    const name = byPath.get(path)
    if (name === undefined) continue
    const media = hotel.bucket
      ? await prepareMedia(bytes)
      : { error: 'o hotel não tem onde guardar fotos e vídeos' }
    found.set(
      name,
      'error' in media ? media : await findAddresses(hotel, { ...media, name: nameOf(name, media) }, objects),
    )
  }
  return found
}

type StoredObject = StoredImage & { bucket: string }

async function listObjects(hotel: Hotel): Promise<StoredObject[]> {
  const buckets = hotel.bucket ? [hotel.bucket, videosBucket(hotel.bucket)] : []
  const lists = buckets.map(async (bucket) =>
    (await listImages({ ...hotel, bucket })).map((object) => ({ ...object, bucket })),
  )
  return (await Promise.all(lists)).flat().toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Adds the addresses of all objects with these bytes, or the file's future address. */
async function findAddresses(hotel: Hotel, media: Prepared, objects: StoredObject[]) {
  const alike = objects.filter(
    ({ bucket, bytes }) => bucket === bucketOf(hotel, media) && bytes === media.bytes.length,
  )
  const addresses: string[] = []
  for (const object of alike) {
    const bytes = await download(hotel, object)
    if (bytes?.equals(media.bytes)) addresses.push(addressOf(hotel, object.bucket, object.path))
  }
  const isPresent = addresses.length > 0
  if (!isPresent) addresses.push(addressOf(hotel, bucketOf(hotel, media), pathOf(media)))
  return { ...media, addresses, isPresent }
}

/** Uploads a file. The name ends with a hash of the bytes, so a repeated upload creates no duplicate. Throws a Refusal. */
async function send(hotel: Hotel, media: Prepared): Promise<void> {
  const { name, bytes, contentType, isFilm } = media
  const options = { contentType, cacheControl: isFilm ? '31536000' : '3600', upsert: false }
  const bucket = hotel.supabase.storage.from(bucketOf(hotel, media))
  const { error } = await bucket.upload(pathOf(media), bytes, options)
  if (error && !/exists|duplicate/i.test(error.message))
    throw new Refusal(`Não consegui enviar ${name}, e nada foi gravado: ${error.message}`)
}

function bucketOf({ bucket }: Hotel, { isFilm }: Prepared) {
  return isFilm ? videosBucket(bucket) : bucket
}

function pathOf({ name }: Prepared) {
  return `hotel/import/${name}`
}

function addressOf({ supabase }: Hotel, bucket: string, path: string) {
  return supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl
}

/** Stores the initial content of lists that change (HOME-10), for undoing the import. Throws a Refusal. */
async function storeStarts({ supabase, hotelId }: Hotel, stored: StoredContent, planned: PlannedSection[]) {
  const begun = structuredClone(stored)
  for (const { name, start } of lists) {
    const list = begun.sections[name]
    if (!start || list?.version !== 0 || !planned.some((section) => section.name === name)) continue
    const row = { hotel_id: hotelId, section: name, data: JSON.parse(JSON.stringify(start)) }
    const { data, error } = await supabase.from('hotel_content').insert(row).select('version').single()
    if (error)
      throw new Refusal(`O banco de dados recusou a importação, e nada foi gravado: ${error.message}`)
    list.version = data.version
  }
  return begun
}

/** `plan` returns what an import would still write over the current content. */
type Writing = {
  stored: StoredContent
  planned: PlannedSection[]
  plan: (stored: StoredContent) => PlannedSection[]
}

/** Writes all sections or none; a Refusal explains why not, and what is known of the outcome. */
export async function writeContent(hotel: Hotel, writing: Writing): Promise<void> {
  const { stored, planned } = writing
  const content: Record<string, Json> = JSON.parse(
    JSON.stringify(Object.fromEntries(planned.map(({ name, data }) => [name, data]))),
  )
  const { data, error, status } = await hotel.supabase.rpc('import_content', {
    p_hotel_id: hotel.hotelId,
    p_versions: versionsOf(stored),
    p_content: content,
  })
  const { version, changed }: { version?: unknown; changed?: unknown } = Object(data)
  if (typeof version === 'number') return
  if (Array.isArray(changed) || error?.code === 'PT409' || error?.code === '23505')
    throw new Refusal(`${savedMeanwhile(changed)} Nada foi gravado. Importe de novo.`)
  if (status > 0 && error?.code)
    throw new Refusal(`O banco de dados recusou a importação, e nada foi gravado: ${error.message}`)
  await findOut(hotel, writing, error?.message || `sem resposta (${status})`)
}

/** Reads the project again after losing an answer; returns if everything was written. */
async function findOut(hotel: Hotel, { stored, planned, plan }: Writing, reason: string) {
  const lost = `A resposta do banco de dados se perdeu (${printable(reason)}).`
  const present = await readStored(hotel).catch(() => undefined)
  const [before, after] = [versionsOf(stored), present && versionsOf(present)]
  // The database may still be writing.
  if (after && planned.some(({ name }) => after[name] === before[name]))
    throw new Refusal(`${lost} Até agora nada foi gravado; rode o import de novo.`)
  if (present && plan(present).length === 0) return
  throw new Refusal(`${lost} Não sei se foi gravado; rode o import de novo: o que já estiver lá não muda.`)
}

function savedMeanwhile(changed: unknown) {
  const labels = sections.filter(({ name }) => Array.isArray(changed) && changed.includes(name))
  const named = labels.map(({ label }) => label).join(', ')
  return named ? `Alguém gravou enquanto isso: ${named}.` : 'Alguém gravou enquanto isso.'
}
