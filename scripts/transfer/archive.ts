import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Header, Parser, Pax } from 'tar'
import { z } from 'zod'
import { errorCode, Refusal } from '../lib/refusal.ts'
import { atEnd } from '../lib/run-command.ts'
import { decryptFile, encryptBytes } from './encryption.ts'
import { ownMark, sweepLeftovers } from './leftovers.ts'

// A gzipped tar with the manifest last. It contains the content as a document, `content.json`, with its pictures and videos
// in `media/…`. A backup instead contains every object of the storage, and also the rows of the database.

/** A file of an archive; `type` and `cacheControl` belong to an object of the storage. */
export type Entry = { path: string; bytes: Buffer; type?: string; cacheControl?: string }

const manifestSchema = z
  .object({
    format: z.literal(1),
    files: z.record(
      z.string(),
      z.object({ sha256: z.string(), type: z.string().optional(), cacheControl: z.string().optional() }),
    ),
    /** Paths of the document's files that are not in `media`, by name. */
    media: z.record(z.string(), z.string()).default({}),
    /** Backups only: the project, its newest migration, and objects deleted between listing and download. */
    url: z.string().default(''),
    migration: z.string().default(''),
    vanished: z.array(z.string()).default([]),
  })
  .refine(({ url, migration }) => url !== '' || migration === '')

export type Manifest = z.infer<typeof manifestSchema>

const manifestPath = 'manifest.json'
const block = 512
const draftName = /\.tar\.gz(?:\.age|\.enc)?\.(?:(?:(?<host>.+)-)?(?<pid>\d+)-)?[\da-f-]{36}\.tmp$/

/**
 * Writes the entries and a manifest with their checksums and the data that the entries' generator returns. Only the owner may
 * read the file, which has a temporary name until it is complete. The same entries produce the same bytes.
 */
export async function writeArchive(
  file: string,
  entries: AsyncGenerator<Entry, object>,
  passphrase?: string,
) {
  const draft = `${file}.${ownMark}${randomUUID()}.tmp`
  atEnd(() => rmSync(draft, { force: true }))
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    sweepLeftovers(dirname(file), draftName)
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const gzip = createGzip({ level: 1 })
    await pipeline(packEntries(entries), gzip, (bytes) => encryptBytes(bytes, passphrase), output)
    await rename(draft, file)
  } catch (error) {
    const code = error instanceof Refusal ? undefined : errorCode(error)
    throw code ? new Refusal(`Não consegui gravar ${file} (${code}).`) : error
  } finally {
    await rm(draft, { force: true })
  }
}

async function* packEntries(entries: AsyncGenerator<Entry, object>): AsyncGenerator<Buffer> {
  const files: Manifest['files'] = {}
  let next = await entries.next()
  for (; !next.done; next = await entries.next()) {
    const { path, bytes, ...served } = next.value
    files[path] = { sha256: sha256(bytes), ...served }
    yield* packFile(path, bytes)
  }
  const text = JSON.stringify({ format: 1, ...next.value, files }, null, 1)
  yield* packFile(manifestPath, Buffer.from(text))
  yield Buffer.alloc(2 * block)
}

function* packFile(path: string, bytes: Buffer) {
  const header = new Header({ path, mode: 0o600, size: bytes.length, mtime: new Date(0), type: 'File' })
  if (header.encode()) yield new Pax({ path }).encode()
  if (header.block) yield header.block
  yield bytes
  yield Buffer.alloc((block - (bytes.length % block)) % block)
}

type Reading = { passphrase?: string | undefined; largest?: number; keeps?: (path: string) => boolean }

/**
 * Yields the files of an archive one by one and ignores links and folders. For a file that `keeps` rejects, yields only the
 * checksum and holds no bytes. Throws a Refusal for a wanted file of more than `largest` bytes and, by the end, for a changed
 * or incomplete archive.
 */
export async function* readArchive(
  file: string,
  { passphrase, largest = Infinity, keeps = () => true }: Reading,
) {
  const found: { path: string; bytes: Buffer; sha256: string }[] = []
  const failures: unknown[] = []
  const parser = new Parser({
    strict: true,
    maxDecompressionRatio: Infinity,
    onReadEntry(entry) {
      const path = entry.path.replace(/^\.\//, '')
      const isKept = keeps(path)
      const isTooLarge = isKept && entry.size > largest
      if (isTooLarge) failures.push(new Refusal(`${path}: o arquivo é grande demais.`))
      if (isTooLarge || entry.type !== 'File') return void entry.resume()
      const chunks: Buffer[] = []
      const sum = createHash('sha256')
      entry.on('data', (chunk) => {
        sum.update(chunk)
        if (isKept) chunks.push(chunk)
      })
      entry.on('end', () => found.push({ path, bytes: Buffer.concat(chunks), sha256: sum.digest('hex') }))
    },
  })
  parser.on('error', (error) => failures.push(error))
  try {
    for await (const chunk of decryptFile(file, passphrase)) {
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
    throw new Refusal(`O arquivo foi alterado ou está incompleto${orPassphrase}.`, { cause: error })
  }
}

/** Compares every checksum; returns the manifest, if any, and the entries to keep. Throws a Refusal that names a wrong entry. */
export async function checkArchive(
  file: string,
  { keeps, ...reading }: Reading & { keeps: (path: string) => boolean },
): Promise<{ manifest?: Manifest; texts: Map<string, string> }> {
  const sums = new Map<string, string>()
  const texts = new Map<string, string>()
  const isText = (path: string) => path === manifestPath || keeps(path)
  for await (const { path, bytes, sha256 } of readArchive(file, { ...reading, keeps: isText })) {
    if (path !== manifestPath) sums.set(path, sha256)
    if (isText(path)) texts.set(path, bytes.toString())
  }
  const text = texts.get(manifestPath)
  if (text === undefined) return { texts }
  const found = parseEntry(manifestSchema, manifestPath, text)
  for (const [path, { sha256: expected }] of Object.entries(found.files)) {
    const sum = sums.get(path)
    if (sum === undefined) throw new Refusal(`Falta no arquivo: ${path}`)
    if (sum !== expected) throw new Refusal(`A soma SHA-256 não confere: ${path}`)
    sums.delete(path)
  }
  const [stray] = sums.keys()
  if (stray !== undefined) throw new Refusal(`O índice não conhece: ${stray}`)
  return { manifest: found, texts }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Parses an entry; throws a Refusal that names it. */
export function parseEntry<Output>(schema: z.ZodType<Output>, path: string, text: string): Output {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new Refusal(`${path} é de outro formato ou foi alterado.`, { cause: error })
  }
}
