import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, readdirSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header, Parser, Pax } from 'tar'
import { z } from 'zod'
import { Refusal } from '../lib/refusal.ts'
import { DamagedArchive, decrypted, encrypted, sealed, unsealed } from './seal.ts'

export type Entry = { path: string; bytes: Buffer }

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  url: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  hotels: z.array(z.string()),
  files: z.record(
    z.string(),
    z.object({
      bytes: z.number(),
      sha256: z.string(),
      /** Of objects of the storage only. */
      type: z.string().optional(),
      cacheControl: z.string().optional(),
    }),
  ),
  /** Objects that were listed and gone a moment later. */
  vanished: z.array(z.string()),
})

export const bucketsSchema = z.array(
  z.object({
    id: z.string(),
    public: z.boolean(),
    file_size_limit: z.number().nullable(),
    allowed_mime_types: z.array(z.string()).nullable(),
  }),
)

export type Manifest = z.infer<typeof manifestSchema>
export type Bucket = z.infer<typeof bucketsSchema>[number]

/** What an archive says besides its objects; `rows` are lines of JSON by table. */
export type Archive = { manifest: Manifest; rows: Map<string, string[]>; buckets: Bucket[] }

export const manifestPath = 'manifest.json'
export const bucketsPath = 'storage/buckets.json'

const block = 512

/** A gzipped tar for its owner only. It has another name until it is complete. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, passphrase?: string) {
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const gzip = createGzip({ level: 1 })
    await pipeline(packed(entries), gzip, sealed, (bytes) => encrypted(bytes, passphrase), output)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** The entries of an archive one by one. Throws a DamagedArchive, at the end at the latest. */
export async function* readArchive(file: string, passphrase?: string): AsyncGenerator<Entry> {
  const found: Entry[] = []
  const failures: unknown[] = []
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: 64 * 1024,
    maxDecompressionRatio: Infinity,
    onReadEntry: (entry) => {
      const chunks: Buffer[] = []
      entry.on('data', (chunk) => chunks.push(chunk))
      entry.on('end', () => found.push({ path: entry.path, bytes: Buffer.concat(chunks) }))
    },
  })
  parser.on('error', (error) => failures.push(error))
  try {
    for await (const chunk of unsealed(decrypted(file, passphrase))) {
      parser.write(chunk)
      if (failures.length > 0) throw failures[0]
      yield* found.splice(0)
    }
    parser.end()
    if (failures.length > 0) throw failures[0]
    yield* found
  } catch (error) {
    if (error instanceof Refusal) throw error
    const orPassphrase = passphrase === undefined ? '' : ', ou BACKUP_PASSPHRASE não é a senha dele'
    throw new DamagedArchive(`O arquivo foi alterado ou está incompleto${orPassphrase}.`, { cause: error })
  }
}

/** Reads the whole archive and compares every checksum; throws a DamagedArchive that names the first that is wrong. */
export async function checkArchive(file: string, passphrase?: string): Promise<Archive> {
  const sums = new Map<string, string>()
  const rows: Archive['rows'] = new Map()
  let manifest: Manifest | undefined
  let buckets: Bucket[] = []
  for await (const { path, bytes } of readArchive(file, passphrase)) {
    if (path === manifestPath) {
      manifest = parsed(manifestSchema, path, bytes)
      continue
    }
    sums.set(path, sha256(bytes))
    if (path === bucketsPath) buckets = parsed(bucketsSchema, path, bytes)
    // The history of older archives is spread over several files.
    const table = /^database\/(\w+)[./]/.exec(path)?.[1]
    if (table) rows.set(table, [...(rows.get(table) ?? []), ...bytes.toString().split('\n').filter(Boolean)])
  }
  if (!manifest) throw new DamagedArchive('Falta o índice (manifest.json): isto não é um backup completo.')
  for (const [path, { sha256: expected }] of Object.entries(manifest.files)) {
    const found = sums.get(path)
    if (found === undefined) throw new DamagedArchive(`Falta no arquivo: ${path}`)
    if (found !== expected) throw new DamagedArchive(`A soma SHA-256 não confere: ${path}`)
    sums.delete(path)
  }
  const [stray] = sums.keys()
  if (stray !== undefined) throw new DamagedArchive(`O índice não conhece: ${stray}`)
  return { manifest, rows, buckets }
}

/** `storage/<bucket>/<name>` → bucket and name; undefined for everything that is no object. */
export function objectOf(path: string): { bucket: string; name: string } | undefined {
  const [, bucket, name] = /^storage\/([^/]+)\/(.+)$/s.exec(path) ?? []
  return bucket && name ? { bucket, name } : undefined
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** `backup-quaresmeira-2026-11-21-060000.tar.gz`, by the time in UTC: names sort as they were made. */
export function archiveName(slug: string, time: Date, isEncrypted: boolean): string {
  const [day, clock = ''] = time.toISOString().split('T')
  return `backup-${slug}-${day}-${clock.slice(0, 8).replaceAll(':', '')}.tar.gz${isEncrypted ? '.enc' : ''}`
}

/** Removes all archives of this hotel but the newest; other files stay. Returns the names of those removed. */
export function keepNewest(folder: string, slug: string, count: number): string[] {
  const before = `backup-${slug}-`
  const rest = /^\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz(?:\.enc)?$/
  const own = readdirSync(folder).filter(
    (name) => name.startsWith(before) && rest.test(name.slice(before.length)),
  )
  const old = own.sort().slice(0, -count)
  for (const name of old) rmSync(join(folder, name))
  return old
}

function parsed<Schema extends z.ZodType>(schema: Schema, path: string, bytes: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString()))
  } catch (error) {
    const what = path === manifestPath ? `O índice (${path})` : path
    throw new DamagedArchive(`${what} é de outro formato ou foi alterado.`, { cause: error })
  }
}

async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { path, bytes } of entries) {
    const header = new Header({ path, mode: 0o600, size: bytes.length, mtime: new Date(), type: 'File' })
    if (header.encode()) yield new Pax({ path }).encode()
    if (header.block) yield header.block
    yield bytes
    yield Buffer.alloc((block - (bytes.length % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}
