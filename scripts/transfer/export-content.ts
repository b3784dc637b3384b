import { publicStorage } from '../../lib/stored-name.ts'
import { problemText } from '../../lib/transfer/problem.ts'
import { documentText, storedUses, toDocument } from '../../lib/transfer/to-document.ts'
import { type Entry, writeArchive } from './archive.ts'
import { fileName, wordsOf } from './file-names.ts'
import { download, placeOf, prepareMedia } from './media.ts'
import { type Hotel, readStored } from './stored-content.ts'

/** Writes an archive of the document and each picture and video of the content once, with readable names. */
export async function exportContent(hotel: Hotel, file: string) {
  const stored = await readStored(hotel)
  const warnings: string[] = []
  const written = new Map<string, string>()
  async function* entries(): AsyncGenerator<Entry, object> {
    const names = new Map<string, string | null>()
    for (const [address, use] of storedUses(stored)) {
      const { name: hashName, bytes, warning } = await readMediaAt(hotel, address)
      if (warning) warnings.push(warning)
      if (hashName === undefined) continue
      const known = hashName === null ? null : written.get(hashName)
      const name = hashName && (known ?? fileName(wordsOf(address) ?? use, hashName))
      names.set(address, name)
      if (!name || !bytes || known) continue
      written.set(hashName, name)
      yield { path: `media/${name}`, bytes }
    }
    const text = documentText(toDocument(stored, (address) => names.get(address)))
    if (text.includes(publicStorage))
      warnings.push('Há um endereço deste projeto dentro de um texto: confira antes de usar em outro.')
    yield { path: 'content.json', bytes: Buffer.from(text) }
    return {}
  }
  await writeArchive(file, entries())
  return { media: written.size, warnings: warnings.toSorted() }
}

type Media = { name?: string | null; bytes?: Buffer; warning?: string }

/** Reads the file at an address. `name` is undefined for an external address, null without a file. */
async function readMediaAt(hotel: Hotel, address: string): Promise<Media> {
  const place = placeOf(address, hotel)
  if (!place) {
    const isPicture = /^https?:.*\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])/i.test(address)
    return isPicture
      ? { warning: `${address}: está em outro lugar e não vai junto; outro projeto a recusará.` }
      : {}
  }
  const bytes = await download(hotel, place)
  const media = bytes ? await prepareMedia(bytes) : { error: 'não está no armazenamento' }
  if (!('error' in media)) return media
  return { name: null, warning: problemText({ item: place.path, message: media.error }) }
}
