import { createHash } from 'node:crypto'
import { z } from 'zod'

export const manifestPath = 'manifest.json'

const fileSchema = z.object({
  bytes: z.number(),
  sha256: z.string(),
  /** Of objects of the storage only. */
  type: z.string().optional(),
  cacheControl: z.string().optional(),
})

const tableSchema = z.object({ rows: z.number(), sha256: z.string() })

export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  url: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  hotels: z.array(z.string()),
  /** Checksums over the rows of each table, whatever files they are spread over. */
  tables: z.record(z.string(), tableSchema),
  files: z.record(z.string(), fileSchema),
  /** Objects that were listed and gone a moment later. */
  vanished: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type SavedFile = z.infer<typeof fileSchema>

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** `storage/<bucket>/<name>` → bucket and name; undefined for everything that is no object. */
export function objectOf(path: string): { bucket: string; name: string } | undefined {
  const [, bucket, name] = /^storage\/([^/]+)\/(.+)$/s.exec(path) ?? []
  return bucket && name ? { bucket, name } : undefined
}
