import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { askSecret } from './ask-secret.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const connectionSchema = z.object({ url: z.url(), publishableKey: z.string(), secretKey: z.string() })

/** Returns the address and keys of the embedded backend in a data directory. Throws if none has ever run there. */
export function readConnection(dataDir: string): z.infer<typeof connectionSchema> {
  const file = join(dataDir, 'supabase', 'connection.json')
  return connectionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Returns the project's address and secret key, prompting for a missing key; the embedded backend must be running. */
export async function readSecretConnection({
  hosted,
  site,
}: Settings): Promise<{ url: string; secretKey: string }> {
  if (hosted) {
    const secretKey = process.env.SUPABASE_SECRET_KEY?.trim() || (await askSecret('Chave secreta do projeto'))
    return { url: site.SUPABASE_URL, secretKey }
  }
  return requireBackend(site.DATA_DIR)
}

/** Like `findRunningBackend`, but throws a Refusal if the backend does not answer. */
export async function requireBackend(dataDir: string) {
  const running = await findRunningBackend(dataDir)
  if (!running) throw new Refusal('O Supabase local não está ligado: rode npm start antes.')
  return running
}

/** Returns the backend of a data directory; undefined if it does not answer. */
export async function findRunningBackend(dataDir: string) {
  try {
    const connection = readConnection(dataDir)
    return (await fetch(`${connection.url}/health`)).ok ? connection : undefined
  } catch {
    return undefined
  }
}
