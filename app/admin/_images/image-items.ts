import { newId } from '@/lib/new-id'
import { imageValidationMessage } from '../_upload/send-file'

/** An image of a list: stored already, or a file that is sent when the form is saved (ROOM-13). */
export type ImageItem = { kind: 'stored'; url: string } | { kind: 'local'; file: File; id: string }

/** As far as they are images and `max` allows; `errors` names each one left out. Longer lists stay (IMG-6). */
export async function withFiles(items: ImageItem[], files: File[], max: number) {
  const added: ImageItem[] = []
  const errors: string[] = []
  const left: string[] = []
  for (const file of files) {
    const validationMessage = await imageValidationMessage(file)
    if (validationMessage) errors.push(`${file.name}: ${validationMessage}`)
    else if (items.length + added.length >= max) left.push(file.name)
    else added.push({ kind: 'local', file, id: newId() })
  }
  if (left.length > 0) errors.push(noRoom(items.length + added.length, left, max))
  return { added, errors }
}

/** Of `names`, which come after `count` others and are too many: `A sexta imagem não cabe: são 5. Ficou de fora: lago.jpg.` */
export function noRoom(count: number, names: string[], max: number): string {
  const place = ordinals[Math.max(count, max)]
  const which =
    names.length > 1
      ? `${names.length} imagens não cabem`
      : place
        ? `A ${place} imagem não cabe`
        : 'Não cabe mais uma imagem'
  return `${which}: são ${max}. ${names.length > 1 ? 'Ficaram' : 'Ficou'} de fora: ${names.join(', ')}.`
}

const ordinals = [
  'primeira',
  'segunda',
  'terceira',
  'quarta',
  'quinta',
  'sexta',
  'sétima',
  'oitava',
  'nona',
  'décima',
]

export function withMoved(items: ImageItem[], from: number, to: number): ImageItem[] {
  const moved = items[from]
  if (!moved) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** A name for each image that stays with it wherever it moves; the same address twice makes two names. */
export function itemKeys(items: ImageItem[]): string[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = item.kind === 'stored' ? item.url : item.id
    const times = seen.get(name) ?? 0
    seen.set(name, times + 1)
    return `${name} ${times}`
  })
}
