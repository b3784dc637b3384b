import type { ShownValue } from '@/lib/access/result'
import type { Field, Fields } from '@/lib/content/fields/field'
import { shownText, toShownValue } from '@/lib/content/fields/value-words'
import { sameJson } from '@/lib/content/fingerprint'
import type { FieldChange } from './diff'

export type DescribedChange = { label: string; before: ShownValue; after: ShownValue }

type Told = Pick<Field, 'label' | 'kind' | 'absent' | 'valueLabel' | 'columns'>

/** Describes changes as the forms show them (`Preço`: `R$ 900,00` → `R$ 1.250,00`), in their order; omits invisible ones. */
export function describeChanges(fields: Fields, changes: FieldChange[]): DescribedChange[] {
  const places = Object.keys(fields)
  const placeOf = ({ path }: FieldChange) => (places.includes(path) ? places.indexOf(path) : places.length)
  return changes
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ path, before, after }) => {
      // A field that no longer exists has no label.
      const field: Told = fields[path] ?? { label: path, kind: 'text' }
      return { label: field.label, ...describeBoth(field, before, after) }
    })
    .filter((described) => !sameJson(described.before, described.after))
}

function describeBoth(
  field: Told,
  before: unknown,
  after: unknown,
): { before: ShownValue; after: ShownValue } {
  const [old, now] = [toShownValue(before, field), toShownValue(after, field)]
  if (old.kind === 'images' || now.kind === 'images') return { before: old, after: now }
  const [oldText, nowText] = cutToDifference(old.text, now.text)
  return { before: shownText(oldText), after: shownText(nowText) }
}

const context = 30

/** Cuts texts longer than `limit` characters to the difference and some characters around it. */
export function cutToDifference(before: string, after: string, limit = 160): [string, string] {
  if (before.length <= limit && after.length <= limit) return [before, after]
  const old = [...before]
  const now = [...after]
  const start = commonStart(old, now)
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const cut = (text: string[]) => {
    const from = Math.max(0, start - context)
    const to = Math.min(text.length - end + context, from + limit)
    return `${from > 0 ? '…' : ''}${text.slice(from, to).join('')}${to < text.length ? '…' : ''}`
  }
  return [cut(old), cut(now)]
}

function commonStart(a: string[], b: string[]) {
  const different = a.findIndex((character, index) => character !== b[index])
  return different === -1 ? a.length : different
}
