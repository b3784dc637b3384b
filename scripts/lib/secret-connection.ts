import { askSecret } from './ask-secret.ts'
import { readConnection } from './connection.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

/** Address and secret key of the project, asked for where the environment has none; the embedded one must be running. */
export async function secretConnection({
  hosted,
  site,
}: Settings): Promise<{ url: string; secretKey: string }> {
  if (hosted) {
    const secretKey = process.env.SUPABASE_SECRET_KEY?.trim() || (await askSecret('Chave secreta do projeto'))
    return { url: site.SUPABASE_URL, secretKey }
  }
  const running = await runningBackend(site.DATA_DIR)
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
