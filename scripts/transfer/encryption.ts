import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { askSecret } from '../lib/ask-secret.ts'
import { errorCode, Refusal } from '../lib/refusal.ts'

// An encrypted archive: these eight bytes, salt, nonce, the encrypted bytes, authentication tag.
const magic = Buffer.from('QMBKUP01')
const saltEnd = magic.length + 16
const headerLength = saltEnd + 12
const tagLength = 16

export class DamagedArchive extends Refusal {}

/** AES-256-GCM under a key that scrypt derives from the passphrase; without a passphrase the bytes as they are. */
export async function* encrypted(bytes: AsyncIterable<Buffer>, passphrase?: string): AsyncGenerator<Buffer> {
  if (passphrase === undefined) return yield* bytes
  const header = Buffer.concat([magic, randomBytes(headerLength - magic.length)])
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, header), header.subarray(saltEnd))
  cipher.setAAD(header)
  yield header
  for await (const chunk of bytes) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** Throws a DamagedArchive, at the end at the latest, when a byte was changed or the passphrase is another. */
export async function* decrypted(file: string, passphrase?: string): AsyncGenerator<Buffer> {
  if (!(await isEncrypted(file))) return yield* createReadStream(file)
  if (passphrase === undefined)
    throw new Refusal('O arquivo está cifrado: informe BACKUP_PASSPHRASE no ambiente.')
  const header = await bytesAt(file, 0, headerLength)
  const end = (await stat(file)).size - tagLength
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, header), header.subarray(saltEnd))
  decipher.setAAD(header).setAuthTag(await bytesAt(file, end, tagLength))
  const encryptedBytes = createReadStream(file, { start: headerLength, end: end - 1 })
  for await (const chunk of encryptedBytes) yield decipher.update(chunk)
  try {
    yield decipher.final()
  } catch {
    throw new DamagedArchive('O arquivo foi alterado, ou BACKUP_PASSPHRASE não é a senha dele.')
  }
}

/** From the environment. At a terminal it is asked for if the archive needs one. */
export async function passphraseFor(file?: string): Promise<string | undefined> {
  const given = process.env.BACKUP_PASSPHRASE || undefined
  if (given || !file || !process.stdin.isTTY || !(await isEncrypted(file))) return given
  return (await askSecret('Senha do backup (BACKUP_PASSPHRASE)')) || undefined
}

async function isEncrypted(file: string): Promise<boolean> {
  const begin = await bytesAt(file, 0, magic.length).catch((error: unknown) => {
    throw new Refusal(`Não consigo ler ${file} (${errorCode(error)}).`)
  })
  return begin.equals(magic)
}

function keyOf(passphrase: string, header: Buffer) {
  return scryptSync(passphrase, header.subarray(magic.length, saltEnd), 32, {
    N: 2 ** 16,
    r: 8,
    maxmem: 2 ** 27,
  })
}

async function bytesAt(file: string, position: number, length: number) {
  await using handle = await open(file)
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, position))
  return buffer.subarray(0, bytesRead)
}
