import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { documentText, toDocument } from '../../lib/transfer/to-document.ts'
import { Refusal } from '../lib/refusal.ts'
import { type Entry, type Manifest, sha256 } from './archive.ts'
import { fileName, wordsOf } from './file-names.ts'
import { placeOf } from './media.ts'
import type { Project } from './project.ts'
import { readStored } from './stored-content.ts'

/** Tables of a backup, in the order in which a restore writes them; the history is read page by page. */
export const savedTables = [
  'hotels',
  'hotel_content',
  'hero_sections',
  'about_sections',
  'hotel_configurations',
  'images',
  'pending_versions',
  'survey_answers',
  'user_hotel_access',
]

export const historyTable = 'hotel_content_history'
export const bucketsPath = 'storage/buckets.json'

/** Yields every entry of a backup and returns the additional data of its manifest; the document is that of one hotel. */
export async function* collect(
  project: Project,
  slug: string,
): AsyncGenerator<Entry, Omit<Manifest, 'files' | 'format'>> {
  const hotel = await project.hotel(slug)
  // Read the content before listing the objects, so that the list includes all that it uses.
  const stored = await readStored(hotel)
  const { snapshot, rows } = await readRows(project)
  for (const [table, lines] of rows)
    yield { path: `database/${table}.ndjson`, bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')) }
  yield { path: bucketsPath, bytes: Buffer.from(JSON.stringify(snapshot.buckets, null, 1)) }
  const vanished: string[] = []
  const hashNames = new Map<string, string>()
  for await (const { path, object } of downloadAll(project, snapshot.objects)) {
    if (object) hashNames.set(path, `${sha256(object.bytes)}.${path.split('.').at(-1)}`)
    else vanished.push(path)
    if (object) yield { path, ...object }
  }
  const media: Manifest['media'] = {}
  const document = toDocument(stored, (address) => {
    const place = placeOf(address, hotel)
    const path = place && `storage/${place.bucket}/${place.path}`
    const hashName = path && hashNames.get(path)
    if (!hashName) return place && null
    const name = fileName(wordsOf(address) ?? '', hashName)
    media[name] = path
    return name
  })
  yield { path: 'content.json', bytes: Buffer.from(documentText(document)) }
  return { url: project.url, migration: snapshot.migration, vanished, media }
}

/** Returns the rows of every table as lines of JSON: the database at one moment, with the history up to that moment. */
export async function readRows(project: Project) {
  const snapshot = await project.snapshot()
  const history: string[] = []
  for (const { hotel_id, section, versions, last } of snapshot.history) {
    const begin = history.length
    let after: number | null = 0
    while (after !== null && after < last) {
      const page: Awaited<ReturnType<Project['historyPage']>> = await project.historyPage({
        p_hotel_id: hotel_id,
        p_section: section,
        p_until: last,
        p_after: after,
      })
      for (const line of page.lines) history.push(line)
      after = page.last
    }
    const found = history.length - begin
    // A save deletes versions that are too old.
    if (found !== versions) throw new Refusal('O histórico mudou durante o backup: rode de novo.')
  }
  const rows = new Map(savedTables.map((table) => [table, (snapshot.tables[table] ?? []).toSorted()]))
  return { snapshot, rows: rows.set(historyTable, history) }
}

/** Downloads every object by its path in the archive, four at a time; undefined if it was deleted after the listing. */
export async function* downloadAll(project: Project, objects: [bucket: string, name: string][]) {
  for (let first = 0; first < objects.length; first += 4) {
    const some = objects.slice(first, first + 4).map(async ([bucket, name]) => ({
      path: `storage/${bucket}/${name}`,
      object: await project.download(bucket, name),
    }))
    yield* await Promise.all(some)
  }
}

/** Returns `backup-quaresmeira-2026-11-21-060000.tar.gz` with the time in UTC, so that names sort by age. */
export function archiveName(slug: string, time: Date, isEncrypted: boolean): string {
  const stamp = time.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return `backup-${slug}-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Removes all archives of this hotel except the newest and leaves other files. Returns the removed names. */
export function keepNewest(folder: string, slug: string, count: number): string[] {
  const name = new RegExp(
    `^backup-${RegExp.escape(slug)}-\\d{4}-\\d{2}-\\d{2}-\\d{6}\\.tar\\.gz(?:\\.age|\\.enc)?$`,
  )
  const own = readdirSync(folder).filter((file) => name.test(file))
  const old = own.sort().slice(0, -count)
  for (const file of old) rmSync(join(folder, file))
  return old
}
