import { newId } from '@/lib/new-id'
import { pictureProblem } from './upload-picture'

/** A picture of a list: stored already, or a file that is sent when the form is saved (ROOM-13). */
export type PictureItem = { kind: 'stored'; url: string } | { kind: 'local'; file: File; id: string }

/** As far as they are pictures and `max` allows; `errors` names each one left out. Longer lists stay (IMG-6). */
export async function withFiles(items: PictureItem[], files: File[], max: number) {
  const added: PictureItem[] = []
  const errors: string[] = []
  for (const file of files) {
    const problem = await pictureProblem(file)
    if (problem) errors.push(`${file.name}: ${problem}`)
    else if (items.length + added.length >= max) errors.push(`${file.name}: no máximo ${max} imagens.`)
    else added.push({ kind: 'local', file, id: newId() })
  }
  return { added, errors }
}

export function withMoved(items: PictureItem[], from: number, to: number): PictureItem[] {
  const moved = items[from]
  if (!moved) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** A name for each picture that stays with it wherever it moves; the same address twice makes two names. */
export function itemKeys(items: PictureItem[]): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = item.kind === 'stored' ? item.url : item.id
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return `${name} ${times}`
  })
}
