import { join } from 'node:path'
import { problemText } from '../../lib/transfer/problem.ts'
import { documentText, storedAddresses, toDocument } from '../../lib/transfer/to-document.ts'
import { mediaFolder, writeWhole } from './folder.ts'
import { download, fourAtATime, placeOf, prepared } from './media.ts'
import { type Project, readStored } from './project.ts'

export type Exported = { media: number; warnings: string[] }

/** Writes the document and beside it every picture and film of the content, each once, by what is in it. */
export async function exportContent(project: Project, file: string): Promise<Exported> {
  const stored = await readStored(project)
  const folder = mediaFolder(file)
  const warnings: string[] = []
  const names = new Map<string, string | null>()
  await fourAtATime(storedAddresses(stored), async (address) => {
    const place = placeOf(address, project)
    if (!place)
      return void (/^https?:/.test(address) && isPicture(address) && warnings.push(outside(address)))
    const bytes = await download(project, place)
    const media = bytes ? await prepared(bytes) : { error: 'não está no armazenamento' }
    names.set(address, 'error' in media ? null : media.name)
    if ('error' in media) return void warnings.push(problemText({ item: place.path, message: media.error }))
    await writeWhole(join(folder, media.name), media.bytes)
  })
  const text = documentText(toDocument(stored, (address) => names.get(address)))
  if (text.includes(new URL(project.url).host))
    warnings.push('Há um endereço deste projeto dentro de um texto: confira antes de usar em outro.')
  await writeWhole(file, text)
  return { media: new Set([...names.values()].filter(Boolean)).size, warnings: warnings.toSorted() }
}

function isPicture(address: string) {
  return /\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])/i.test(address)
}

function outside(address: string) {
  return `${address}: está em outro lugar e não vai junto; outro projeto a recusará.`
}
