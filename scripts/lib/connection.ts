import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { askSecret } from './ask-secret.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const connectionSchema = z.object({ url: z.url(), publishableKey: z.string(), secretKey: z.string() })

/** Where the embedded backend of a data directory serves, and its keys; throws where none has ever run. */
export function readConnection(dataDir: string): z.infer<typeof connectionSchema> {
  const file = join(dataDir, 'supabase', 'connection.json')
  return connectionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Address and secret key of the project, asked for where the environment has none; the embedded one must be running. */
export async function secretConnection({
  hosted,
  site,
}: Settings): Promise<{ url: string; secretKey: string }> {
  if (hosted) {
    const secretKey = process.env.SUPABASE_SECRET_KEY?.trim() || (await askSecret('Chave secreta do projeto'))
    return { url: site.SUPABASE_URL, secretKey }
  }
  return requireBackend(site.DATA_DIR)
}

/** Like `runningBackend`; throws a Refusal when it does not answer. */
export async function requireBackend(dataDir: string) {
  const running = await runningBackend(dataDir)
  if (!running) throw new Refusal('O Supabase local não está ligado: rode npm start antes.')
  return running
}

/** Of a data directory; undefined when it does not answer. */
export async function runningBackend(dataDir: string) {
  try {
    const connection = readConnection(dataDir)
    return (await fetch(`${connection.url}/health`)).ok ? connection : undefined
  } catch {
    return undefined
  }
}
