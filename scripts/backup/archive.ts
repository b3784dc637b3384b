import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header, Parser, Pax } from 'tar'
import { Refusal } from '../lib/refusal.ts'
import type { Entry } from './collect.ts'
import { type Manifest, manifestPath, manifestSchema, sha256 } from './manifest.ts'
import { DamagedArchive, decrypted, encrypted, sealed, unsealed } from './seal.ts'

type Packed = Pick<Entry, 'path' | 'bytes'>

const block = 512

/** A gzipped tar for its owner only. Under another name until it is complete: half an archive never looks like one. */
export async function writeArchive(file: string, entries: AsyncIterable<Packed>, passphrase?: string) {
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
    const packed = through(packedBytes(entries), createGzip({ level: 1 }))
    await pipeline(encrypted(sealed(packed), passphrase), output)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** What lies in the archive, one piece at a time. Throws a DamagedArchive, at the end at the latest. */
export async function* readArchive(file: string, passphrase?: string): AsyncGenerator<Packed> {
  const found: Packed[] = []
  const parser = new Parser({ strict: true, maxMetaEntrySize: 64 * 1024 })
  parser.on('entry', (entry) => {
    const chunks: Buffer[] = []
    entry.on('data', (chunk: Buffer) => chunks.push(chunk))
    entry.on('end', () => found.push({ path: entry.path, bytes: Buffer.concat(chunks) }))
  })
  let failure: unknown
  parser.on('error', (error) => {
    failure = error
  })
  const unpacked = through(unsealed(decrypted(file, passphrase)), createGunzip())
  try {
    for await (const chunk of unpacked) {
      parser.write(chunk)
      if (failure) throw failure
      yield* found.splice(0)
    }
    parser.end()
    if (failure) throw failure
    yield* found.splice(0)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const orPassphrase = passphrase === undefined ? '' : ', ou BACKUP_PASSPHRASE não é a senha dele'
    throw new DamagedArchive(`O arquivo foi alterado ou está incompleto${orPassphrase}.`, { cause: error })
  }
}

/** Reads the whole archive and compares every checksum; throws a DamagedArchive that names the first that is wrong. */
export async function checkArchive(file: string, passphrase?: string): Promise<Manifest> {
  const sums = new Map<string, string>()
  let manifest: Manifest | undefined
  for await (const { path, bytes } of readArchive(file, passphrase)) {
    if (path === manifestPath) manifest = parseManifest(bytes)
    else sums.set(path, sha256(bytes))
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
  return manifest
}

function through<T extends Transform>(bytes: AsyncIterable<Buffer>, change: T): T {
  const source = Readable.from(bytes, { objectMode: false })
  source.on('error', (error) => change.destroy(error))
  change.on('close', () => source.destroy())
  return source.pipe(change)
}

function parseManifest(bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()))
  } catch (error) {
    throw new DamagedArchive('O índice (manifest.json) é de outro formato ou foi alterado.', { cause: error })
  }
}

async function* packedBytes(entries: AsyncIterable<Packed>): AsyncGenerator<Buffer> {
  for await (const { path, bytes } of entries) {
    const header = new Header({ path, mode: 0o600, size: bytes.length, mtime: new Date(), type: 'File' })
    if (header.encode()) yield new Pax({ path }).encode()
    if (header.block) yield header.block
    yield bytes
    yield Buffer.alloc((block - (bytes.length % block)) % block)
  }
  yield Buffer.alloc(2 * block)
}
