import { createHash } from 'node:crypto'
import { type Manifest, manifestPath, type SavedFile, sha256 } from './manifest.ts'
import type { Project } from './project.ts'
import { historyTable, savedTables } from './tables.ts'

export type Entry = { path: string; bytes: Buffer } & Pick<SavedFile, 'type' | 'cacheControl'>

const atOnce = 4

/**
 * Everything that a backup of the project holds, piece by piece, the manifest last: the database at one moment, its
 * history as far as it reached then, and the objects that were there. `restated` rewrites each row first, for a project
 * that was restored with other addresses.
 */
export async function* collect(project: Project, restated = (line: string) => line): AsyncGenerator<Entry> {
  const snapshot = await project.snapshot()
  const files: Manifest['files'] = {}
  const tables: Manifest['tables'] = {}
  const vanished: string[] = []

  const noted = (entry: Entry) => {
    const { path, bytes, ...kind } = entry
    files[path] = { bytes: bytes.length, sha256: sha256(bytes), ...kind }
    return entry
  }
  const asText = (lines: string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''))

  for (const table of savedTables) {
    const bytes = asText((snapshot.tables[table] ?? []).map(restated).sort())
    tables[table] = { rows: snapshot.tables[table]?.length ?? 0, sha256: sha256(bytes) }
    yield noted({ path: `database/${table}.ndjson`, bytes })
  }

  const whole = createHash('sha256')
  let rows = 0
  let part = 0
  for (const { hotel_id, section, versions, last } of snapshot.history) {
    let found = 0
    let after: number | null = 0
    while (after !== null && after < last) {
      const page: Awaited<ReturnType<Project['historyPage']>> = await project.historyPage({
        p_hotel_id: hotel_id,
        p_section: section,
        p_after: after,
        p_until: last,
      })
      const bytes = asText(page.lines.map(restated))
      whole.update(bytes)
      found += page.lines.length
      after = page.last
      part += 1
      if (bytes.length > 0) yield noted({ path: historyPart(part), bytes })
    }
    if (found !== versions) throw new Error(`${section}: ${found} of ${versions} versions could be read`)
    rows += found
  }
  tables[historyTable] = { rows, sha256: whole.digest('hex') }

  yield noted({ path: 'storage/buckets.json', bytes: Buffer.from(JSON.stringify(snapshot.buckets, null, 1)) })
  for (let first = 0; first < snapshot.objects.length; first += atOnce) {
    const some = snapshot.objects.slice(first, first + atOnce)
    const found = await Promise.all(
      some.map(async ([bucket, name]) => ({
        path: `storage/${bucket}/${name}`,
        object: await project.download(bucket, name),
      })),
    )
    for (const { path, object } of found) {
      if (object) yield noted({ path, ...object })
      else vanished.push(path)
    }
  }

  const manifest: Manifest = {
    format: 1,
    takenAt: snapshot.taken_at,
    url: project.url,
    migration: snapshot.migration,
    hotels: (snapshot.tables.hotels ?? []).map((line) => JSON.parse(line).slug),
    tables,
    files,
    vanished,
  }
  yield { path: manifestPath, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) }
}

function historyPart(part: number) {
  return `database/${historyTable}/${String(part).padStart(6, '0')}.ndjson`
}
