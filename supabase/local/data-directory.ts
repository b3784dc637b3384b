import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, writeFileAtomically } from './files.ts'

export type DataDirectory = ReturnType<typeof openDataDirectory>

const readyMarkIn = (root: string) => join(root, 'ready.json')

/** Creates `$DATA_DIR/supabase`, readable by its owner only; throws Node's own error when it cannot be written. */
export function openDataDirectory(dataDir: string) {
  const root = join(dataDir, 'supabase')
  makeFolder(root)
  accessSync(root, constants.W_OK)
  return {
    root,
    database: join(root, 'database'),
    storage: join(root, 'storage'),
    secrets: join(root, 'secrets.json'),
    connection: join(root, 'connection.json'),
    readyMark: readyMarkIn(root),
  }
}

/** `day` is the hotel's, `yyyy-mm-dd`, `demo` what it began with; marks of earlier releases lack them. */
type Start = { baseUrl: string; day?: string; demo?: string }

/** Undefined before the first complete start: what an interrupted one left behind may be thrown away. */
export function lastStart({ readyMark }: Pick<DataDirectory, 'readyMark'>): Start | undefined {
  if (!existsSync(readyMark)) return undefined
  const mark: unknown = JSON.parse(readFileSync(readyMark, 'utf8'))
  if (typeof mark !== 'object' || mark === null || !('baseUrl' in mark)) return undefined
  if (typeof mark.baseUrl !== 'string') return undefined
  const day = 'day' in mark && typeof mark.day === 'string' ? { day: mark.day } : {}
  const demo = 'demo' in mark && typeof mark.demo === 'string' ? { demo: mark.demo } : {}
  return { baseUrl: mark.baseUrl, ...day, ...demo }
}

/** The demonstration in a data directory; undefined where none has ever been loaded. */
export function heldDemo(dataDir: string): string | undefined {
  const start = lastStart({ readyMark: readyMarkIn(join(dataDir, 'supabase')) })
  return start && (start.demo ?? 'quaresmeira')
}

export function markReady({ readyMark }: DataDirectory, start: Start) {
  writeFileAtomically(readyMark, JSON.stringify(start))
}

/** Removes database and stored objects and keeps the secrets. The mark goes first: half a removal is finished later. */
export function wipe({ readyMark, database, storage }: DataDirectory) {
  for (const path of [readyMark, database, storage]) rmSync(path, { recursive: true, force: true })
}
