import type { ShownValue } from '@/lib/access/result'
import type { Field, Fields } from '@/lib/content/fields/field'
import { formatValue, shownText, valueParts } from '@/lib/content/fields/value-words'
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
  const [old, now] = [valueParts(before, field), valueParts(after, field)]
  if (old.kind === 'images' && now.kind === 'images') {
    const [gone, come] = differingEntries(old.images, now.images)
    return { before: { kind: 'images', images: gone }, after: { kind: 'images', images: come } }
  }
  if (old.kind === 'entries' && now.kind === 'entries') {
    const [gone, come] = differingEntries(old.entries, now.entries)
    return { before: shownText(gone.join(' · ')), after: shownText(come.join(' · ')) }
  }
  const [oldText, nowText] = cutToDifference(formatValue(before, field), formatValue(after, field))
  return { before: shownText(oldText), after: shownText(nowText) }
}

/** Returns the entries that only one list has, or both whole lists if only their order differs. */
function differingEntries(before: string[], after: string[]): [gone: string[], come: string[]] {
  const gone = before.filter((entry) => !after.includes(entry))
  const come = after.filter((entry) => !before.includes(entry))
  return gone.length + come.length > 0 ? [gone, come] : [before, after]
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
