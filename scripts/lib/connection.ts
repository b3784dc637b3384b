import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const connectionSchema = z.object({ url: z.url(), publishableKey: z.string(), secretKey: z.string() })

/** Where the embedded backend of a data directory serves, and its keys; throws where none has ever run. */
export function readConnection(dataDir: string): z.infer<typeof connectionSchema> {
  const file = join(dataDir, 'supabase', 'connection.json')
  return connectionSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
