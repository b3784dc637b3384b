import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { askSecret } from '../lib/ask-secret.ts'
import { errorCode, Refusal } from '../lib/refusal.ts'

// An encrypted archive is an `age` file (age-encryption.org) with a passphrase, which that program can also open.
const ageBegin = 'age-encryption.org/'
const formerBegin = 'QMBKUP01'

/** Each guess at the passphrase takes 64 MB and a quarter of a second. */
const workFactor = 16

/** Encrypts the bytes; without a passphrase, passes them through. */
export async function* encryptBytes(bytes: AsyncIterable<Uint8Array>, passphrase?: string) {
  if (passphrase === undefined) return yield* bytes
  const age = new Encrypter()
  age.setPassphrase(passphrase)
  age.setScryptWorkFactor(workFactor)
  yield* await age.encrypt(streamOf(bytes))
}

/** Decrypts a file. Throws, by the end, if a byte was changed or the passphrase is wrong. */
export async function* decryptFile(file: string, passphrase?: string) {
  const begin = await beginOf(file)
  if (begin.startsWith(formerBegin))
    throw new Refusal(
      'O arquivo foi cifrado por uma versão anterior do sistema: docs/going-live/backup.md diz com que comando decifrá-lo antes.',
    )
  const bytes = createReadStream(file)
  if (!begin.startsWith(ageBegin)) return yield* bytes
  if (passphrase === undefined)
    throw new Refusal('O arquivo está cifrado: informe BACKUP_PASSPHRASE no ambiente.')
  const age = new Decrypter()
  age.addPassphrase(passphrase)
  yield* await age.decrypt(streamOf(bytes))
}

/**
 * Returns the passphrase from the environment, or asks at a terminal if the archive needs one. Warns if the passphrase is not
 * needed, because somebody with access to the folder may have replaced an encrypted archive with a plain one.
 */
export async function askPassphrase(file?: string): Promise<string | undefined> {
  const given = process.env.BACKUP_PASSPHRASE || undefined
  const begin = file === undefined ? '' : await beginOf(file)
  const isPlain = file !== undefined && !begin.startsWith(ageBegin) && !begin.startsWith(formerBegin)
  if (given && isPlain)
    console.log('Atenção: o arquivo não está cifrado, embora haja BACKUP_PASSPHRASE. Veio mesmo de você?')
  if (given || !begin.startsWith(ageBegin) || !process.stdin.isTTY) return given
  return (await askSecret('Senha do backup (BACKUP_PASSPHRASE)')) || undefined
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await iterator.return?.()),
  })
}

/** Returns the first bytes of a file as text. Throws a Refusal if it cannot be read. */
async function beginOf(file: string): Promise<string> {
  try {
    await using handle = await open(file)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(ageBegin.length), 0, ageBegin.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } catch (error) {
    throw new Refusal(`Não consigo ler ${file} (${errorCode(error)}).`)
  }
}
