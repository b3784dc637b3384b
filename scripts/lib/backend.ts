import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from './children.ts'
import { readConnection } from './connection.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'
import type { Variables } from './settings.ts'

/** Shared by all data directories of this checkout. */
const encodedFolder = join(root, 'node_modules', '.cache', 'demo-pictures')

/**
 * Turns off V8's optimisation of PostgreSQL: a start takes 1.4 s of CPU time instead of 2.3 and 350 MB instead of 850, and no
 * query of the site is slower.
 */
export const databaseFlags = ['--liftoff-only']

export type Backend = { child: Child; url: string; publishableKey: string }

/**
 * Starts the embedded Supabase and waits until it serves. `--empty` loads no demonstration at the first start. Throws a Refusal
 * with the reason that the process gives.
 */
export async function startBackend(
  dataDir: string,
  port: number,
  env: Variables,
  args: '--empty'[] = [],
): Promise<Backend> {
  if (!existsSync(join(root, 'node_modules', '@supabase', 'lite'))) throw new Refusal(noLite)
  // With the address of another project, it would not recognise its own pictures.
  const noOther = { SUPABASE_URL: undefined, SUPABASE_PUBLISHABLE_KEY: undefined }
  const own = { ...noOther, DATA_DIR: dataDir, SUPABASE_PORT: String(port), ENCODED_IMAGES: encodedFolder }
  const child = startChild({
    args: [...databaseFlags, join(root, 'supabase', 'local', 'server.ts'), ...args],
    env: { ...env, ...own },
    log: join(dataDir, 'logs', 'supabase.log'),
  })
  await child.message().catch(() => {
    // Shows the end of the log if the process gives no reason.
    throw new Refusal(child.errors() || `O Supabase local não ligou:\n\n${child.tail()}`)
  })
  return { child, ...readConnection(dataDir) }
}

const noLite =
  'O Supabase local precisa dos pacotes de desenvolvimento, que não estão instalados (falta @supabase/lite). ' +
  'Instale-os com npm ci --include=dev.'
