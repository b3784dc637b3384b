import { sameJson } from '@/lib/content/fingerprint'
import { formatDate, formatMoney } from '@/lib/format'
import { categoryLabel } from '@/lib/packages/categories'
import { isRoomCategory, roomCategoryLabel } from '@/lib/rooms/categories'
import type { FieldChange } from './diff'
import { excerpts } from './excerpts'
import { fieldLabel, fieldPlace, type Kind } from './labels'
import type { HistorySection } from './queries'

/** One side of a change, ready to be shown; an empty text means that there was nothing. */
export type Side = { text: string } | { pictures: string[] }
export type ToldChange = { label: string; before: Side; after: Side }

/** Changes in the words of the forms, e.g. `Preço`: `R$ 900,00` → `R$ 1.250,00`; in their order; those that a reader could not see are left out. */
export function tellChanges(section: HistorySection, changes: FieldChange[]): ToldChange[] {
  return changes
    .toSorted((a, b) => fieldPlace(section, a.path) - fieldPlace(section, b.path))
    .map(({ path, before, after }) => {
      const { label, kind } = fieldLabel(section, path)
      return { label, ...tell(kind, before, after) }
    })
    .filter((told) => !sameJson(told.before, told.after))
}

/** Of long texts and lists only what differs. */
function tell(kind: Kind, before: unknown, after: unknown): { before: Side; after: Side } {
  if (kind === 'list' || kind === 'pictures') {
    const [gone, come] = differences(textsIn(before), textsIn(after))
    return kind === 'list'
      ? { before: { text: gone.join(' · ') }, after: { text: come.join(' · ') } }
      : { before: { pictures: gone }, after: { pictures: come } }
  }
  const [old, now] = [tellValue(before, kind), tellValue(after, kind)]
  if (kind === 'picture' && [old, now].every(isPictureOrNothing)) {
    return { before: { pictures: [old].filter(Boolean) }, after: { pictures: [now].filter(Boolean) } }
  }
  const [oldText, nowText] = excerpts(old, now)
  return { before: { text: oldText }, after: { text: nowText } }
}

/** What only one of two lists holds; both as a whole when they hold the same in another order. */
function differences(before: string[], after: string[]): [gone: string[], come: string[]] {
  const gone = before.filter((entry) => !after.includes(entry))
  const come = after.filter((entry) => !before.includes(entry))
  return gone.length + come.length > 0 ? [gone, come] : [before, after]
}

function tellValue(value: unknown, kind: Kind): string {
  if (value === null || value === undefined) return absent[kind] ?? ''
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number')
    return kind === 'money' ? formatMoney(value) : String(value).replace('.', ',')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (kind === 'packageCategory') return categoryLabel(value)
  if (kind === 'roomCategory' && isRoomCategory(value)) return roomCategoryLabel(value)
  return value
}

/** What a field that is not there counts as. */
const absent: Partial<Record<Kind, string>> = { flag: 'Não', flagOn: 'Sim' }

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map((entry) => tellValue(entry, 'text')) : []
}

// The hero's backgrounds may be videos.
function isPictureOrNothing(source: string) {
  return source === '' || /\.(?:jpe?g|png|webp|avif)$/i.test(source)
}
