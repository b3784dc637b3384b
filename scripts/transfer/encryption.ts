import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { askSecret } from '../lib/ask-secret.ts'
import { errorCode, Refusal } from '../lib/refusal.ts'

// An encrypted archive is a file of `age` (age-encryption.org), under a passphrase: that program opens it, too.
const ageBegin = 'age-encryption.org/'
const formerBegin = 'QMBKUP01'

/** Each guess at the passphrase takes 64 MB and a quarter of a second. */
const workFactor = 16

/** Without a passphrase the bytes as they are. */
export async function* encrypted(bytes: AsyncIterable<Uint8Array>, passphrase?: string) {
  if (passphrase === undefined) return yield* bytes
  const age = new Encrypter()
  age.setPassphrase(passphrase)
  age.setScryptWorkFactor(workFactor)
  yield* await age.encrypt(streamOf(bytes))
}

/** Throws, at the end at the latest, when a byte was changed or the passphrase is another. */
export async function* decrypted(file: string, passphrase?: string) {
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
 * From the environment. At a terminal it is asked for if the archive needs one. Warns where the passphrase is not needed, since
 * somebody with access to the archive's folder may have replaced an encrypted archive by a plain one.
 */
export async function passphraseFor(file?: string): Promise<string | undefined> {
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

/** The first bytes of a file as text. Throws a Refusal where it cannot be read. */
async function beginOf(file: string): Promise<string> {
  try {
    await using handle = await open(file)
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(ageBegin.length), 0, ageBegin.length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } catch (error) {
    throw new Refusal(`Não consigo ler ${file} (${errorCode(error)}).`)
  }
}
