import { bucketsPath, type Entry, type Manifest, manifestPath, sha256 } from './archive.ts'
import type { Project, StoredObject } from './project.ts'

/** What a backup holds, in the order in which a restore may put it back; the history comes page by page. */
export const savedTables = [
  'hotels',
  'hotel_content',
  'hero_sections',
  'about_sections',
  'hotel_configurations',
  'images',
  'content_drafts',
  'user_hotel_access',
]

export const historyTable = 'hotel_content_history'

const atOnce = 4

/** Everything that a backup of the project holds, entry by entry, the manifest last. */
export async function* collect(project: Project): AsyncGenerator<Entry> {
  const { snapshot, rows } = await readRows(project)
  const files: Manifest['files'] = {}
  const vanished: string[] = []
  const listed = (path: string, { bytes, ...kind }: Pick<StoredObject, 'bytes'> & Partial<StoredObject>) => {
    files[path] = { bytes: bytes.length, sha256: sha256(bytes), ...kind }
    return { path, bytes }
  }
  for (const [table, lines] of rows)
    yield listed(`database/${table}.ndjson`, {
      bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')),
    })
  yield listed(bucketsPath, { bytes: Buffer.from(JSON.stringify(snapshot.buckets, null, 1)) })
  for await (const { path, object } of downloadAll(project, snapshot.objects)) {
    if (object) yield listed(path, object)
    else vanished.push(path)
  }
  const manifest: Manifest = {
    format: 1,
    takenAt: snapshot.taken_at,
    url: project.url,
    migration: snapshot.migration,
    hotels: (snapshot.tables.hotels ?? []).map((line) => JSON.parse(line).slug),
    files,
    vanished,
  }
  yield { path: manifestPath, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) }
}

/** The rows of every table as lines of JSON: the database at one moment, its history as far as it reached then. */
export async function readRows(project: Project) {
  const snapshot = await project.snapshot()
  const history: string[] = []
  for (const { hotel_id, section, versions, last } of snapshot.history) {
    const begin = history.length
    const place = { p_hotel_id: hotel_id, p_section: section, p_until: last }
    let after: number | null = 0
    while (after !== null && after < last) {
      const page: Awaited<ReturnType<Project['historyPage']>> = await project.historyPage({
        ...place,
        p_after: after,
      })
      for (const line of page.lines) history.push(line)
      after = page.last
    }
    const found = history.length - begin
    if (found !== versions) throw new Error(`${section}: ${found} of ${versions} versions could be read`)
  }
  const rows = new Map(savedTables.map((table) => [table, (snapshot.tables[table] ?? []).toSorted()]))
  return { snapshot, rows: rows.set(historyTable, history) }
}

/** Every object by its path in the archive; undefined for one that has vanished since it was listed. */
export async function* downloadAll(project: Project, objects: [bucket: string, name: string][]) {
  for (let first = 0; first < objects.length; first += atOnce) {
    const some = objects.slice(first, first + atOnce).map(async ([bucket, name]) => ({
      path: `storage/${bucket}/${name}`,
      object: await project.download(bucket, name),
    }))
    yield* await Promise.all(some)
  }
}
