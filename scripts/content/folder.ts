import { constants } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { maxVideoBytes } from '../../lib/media/videos/rules.ts'
import { newId } from '../../lib/new-id.ts'
import { errorCode, Refusal } from '../lib/refusal.ts'

/** Where the pictures and films of a document lie: `hotel.media` beside `hotel.json`. */
export function mediaFolder(file: string): string {
  return join(dirname(file), `${basename(file, extname(file))}.media`)
}

/** The document itself; a Refusal says why it cannot be read. */
export async function readText(file: string, limit: number): Promise<string> {
  const bytes = await readRegular(file, limit * 3)
  if (Buffer.isBuffer(bytes)) return bytes.toString('utf8')
  throw new Refusal(`${file}: ${bytes.error}`)
}

/** One file of the folder, by a name that leads nowhere else; links are not followed. */
export async function readMedia(folder: string, name: string): Promise<Buffer | { error: string }> {
  return readRegular(join(folder, name), maxVideoBytes)
}

/** At any moment the old file is there or the new one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${newId()}.part`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    throw new Refusal(`Não consegui gravar ${file}: ${errorCode(error) ?? String(error)}`)
  } finally {
    await rm(draft, { force: true })
  }
}

async function readRegular(file: string, limit: number): Promise<Buffer | { error: string }> {
  // Not waiting for the other end of a pipe that lies there instead.
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (error) => error,
  )
  if (handle instanceof Error)
    return { error: errorCode(handle) === 'ENOENT' ? 'o arquivo não existe' : 'não consigo ler o arquivo' }
  try {
    const about = await handle.stat()
    if (!about.isFile()) return { error: 'não é um arquivo' }
    if (about.size > limit) return { error: `o arquivo tem mais de ${Math.round(limit / 1024 / 1024)} MB` }
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
