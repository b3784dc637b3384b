import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { askSecret } from '../lib/ask-secret.ts'
import { errorCode, Refusal } from '../lib/refusal.ts'

const magic = Buffer.from('QMBKUP01')
const headerLength = magic.length + 16 + 12
const tagLength = 16

// A second, empty member of the gzip file: every tool ignores it, and its comment is the checksum of all bytes before it.
const sealStart = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff])
const sealEnd = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const sealLength = sealStart.length + 'sha256:'.length + 64 + sealEnd.length

export class DamagedArchive extends Refusal {}

/** The bytes and then their checksum. */
export async function* sealed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest('hex'))
}

/** The bytes without their checksum; throws a DamagedArchive after the last one when it is not theirs. */
export async function* unsealed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let kept = Buffer.alloc(0)
  for await (const chunk of bytes) {
    kept = Buffer.concat([kept, chunk])
    const ready = kept.subarray(0, Math.max(0, kept.length - sealLength))
    hash.update(ready)
    if (ready.length > 0) yield ready
    kept = kept.subarray(ready.length)
  }
  if (!kept.equals(sealOf(hash.digest('hex')))) {
    throw new DamagedArchive('O arquivo foi alterado ou está incompleto: a soma SHA-256 dele não confere.')
  }
}

/** AES-256-GCM under a key that scrypt makes of the passphrase; without one the bytes as they are. */
export async function* encrypted(bytes: AsyncIterable<Buffer>, passphrase?: string): AsyncGenerator<Buffer> {
  if (passphrase === undefined) {
    yield* bytes
    return
  }
  const header = Buffer.concat([magic, randomBytes(headerLength - magic.length)])
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, header), nonceOf(header)).setAAD(header)
  yield header
  for await (const chunk of bytes) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** Throws a DamagedArchive, at the end at the latest, when a byte was changed or the passphrase is another. */
export async function* decrypted(file: string, passphrase?: string): AsyncGenerator<Buffer> {
  if (!(await isEncrypted(file))) {
    yield* createReadStream(file)
    return
  }
  const header = await bytesAt(file, 0, headerLength)
  if (passphrase === undefined)
    throw new Refusal('O arquivo está cifrado: informe BACKUP_PASSPHRASE no ambiente.')
  const end = (await stat(file)).size - tagLength
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, header), nonceOf(header))
    .setAAD(header)
    .setAuthTag(await bytesAt(file, end, tagLength))
  for await (const chunk of createReadStream(file, { start: headerLength, end: end - 1 })) {
    yield decipher.update(chunk)
  }
  try {
    yield decipher.final()
  } catch {
    throw new DamagedArchive('O arquivo foi alterado, ou BACKUP_PASSPHRASE não é a senha dele.')
  }
}

/** Of the environment. At a terminal it is asked for where the archive needs one. */
export async function passphraseFor(file?: string): Promise<string | undefined> {
  const given = process.env.BACKUP_PASSPHRASE || undefined
  if (given || !file || !process.stdin.isTTY || !(await isEncrypted(file))) return given
  return (await askSecret('Senha do backup (BACKUP_PASSPHRASE)')) || undefined
}

/** By how the file begins; throws a Refusal where it cannot be read. */
async function isEncrypted(file: string): Promise<boolean> {
  const begin = await bytesAt(file, 0, magic.length).catch((error: unknown) => {
    throw new Refusal(`Não consigo ler ${file} (${errorCode(error)}).`)
  })
  return begin.equals(magic)
}

function sealOf(digest: string) {
  return Buffer.concat([sealStart, Buffer.from(`sha256:${digest}`), sealEnd])
}

function keyOf(passphrase: string, header: Buffer) {
  const salt = header.subarray(magic.length, magic.length + 16)
  return scryptSync(passphrase, salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 })
}

function nonceOf(header: Buffer) {
  return header.subarray(magic.length + 16)
}

async function bytesAt(file: string, position: number, length: number) {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, position))
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
