import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFileAtomically } from './files.ts'
import { parseJson } from './responses.ts'

export type DataDirectory = ReturnType<typeof openDataDirectory>

/** Creates `$DATA_DIR/supabase`, readable by its owner only. Throws Node's error if it is not writable. */
export function openDataDirectory(dataDir: string) {
  const root = join(dataDir, 'supabase')
  mkdirSync(root, { recursive: true, mode: 0o700 })
  accessSync(root, constants.W_OK)
  return {
    root,
    database: join(root, 'database'),
    storage: join(root, 'storage'),
    secrets: join(root, 'secrets.json'),
    connection: join(root, 'connection.json'),
    readyMark: join(root, 'ready.json'),
  }
}

/** `day` is the hotel's day, `yyyy-mm-dd`; `demo` is the loaded demonstration. Earlier releases wrote neither. */
const startSchema = z.object({ day: z.string().optional(), demo: z.string().optional() })

/** Returns undefined before the first complete start; remains of an interrupted one may be deleted. */
export function lastStart({ readyMark }: Pick<DataDirectory, 'readyMark'>) {
  return startSchema.safeParse(existsSync(readyMark) ? parseJson(readFileSync(readyMark)) : undefined).data
}

/** Returns the demonstration in a data directory; undefined if none has been loaded. */
export function heldDemo(dataDir: string): string | undefined {
  const start = lastStart({ readyMark: join(dataDir, 'supabase', 'ready.json') })
  return start && (start.demo ?? 'quaresmeira')
}

export function markReady({ readyMark }: DataDirectory, start: z.infer<typeof startSchema>) {
  writeFileAtomically(readyMark, JSON.stringify(start))
}

/** Removes database and stored objects but not the secrets. Removes the mark first, so that the next start finishes an interruption. */
export function wipe({ readyMark, database, storage }: DataDirectory) {
  for (const path of [readyMark, database, storage]) rmSync(path, { recursive: true, force: true })
}
