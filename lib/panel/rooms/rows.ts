import { text } from '@/lib/content/fields/zod-fields'
import type { ItemRow } from '@/lib/content/item-row'
import { findItem, itemFingerprint, replaceItem, type StoredItem } from '@/lib/content/list'
import type { Naming } from '@/lib/hotel/naming/fields'
import { type Room, roomsSection } from '@/lib/rooms/fields'
import { type RoomValues, toRoomValues } from './form'

export type RoomRow = ItemRow & {
  name: string
  category: string
  /** Name of the kind, or the stored value of an unknown one. */
  categoryLabel: string
  /** The site shows every room of a kind, so none hides another. */
  hidesNone: boolean
  capacity: number
  bedConfiguration: string
  price: number | null
  form: RoomValues
}

export function roomRows(items: StoredItem[], { kinds, rooms_shown }: Naming): RoomRow[] {
  return items.map((item) => {
    const { name, category, images, active, capacity, bed_configuration, price } = forgiving.parse(item)
    const kind = kinds.find(({ code }) => code === category)
    return {
      id: item.id,
      expectedFingerprint: itemFingerprint({}, item),
      label: name || 'Acomodação sem nome',
      name,
      category,
      categoryLabel: kind?.name ?? category,
      hidesNone: rooms_shown === 'each',
      capacity,
      bedConfiguration: bed_configuration,
      price,
      image: images[0] ?? null,
      active,
      validationMessage: validationMessageOf({ name, category }, kind !== undefined),
      form: toRoomValues(item),
    }
  })
}

// The site omits a room without these fields; the panel shows it.
const forgiving = roomsSection.schema.extend({ id: text, name: text, category: text })

function validationMessageOf({ name, category }: Pick<Room, 'name' | 'category'>, isKnown: boolean) {
  if (!name) return 'Sem nome: não aparece no site.'
  if (!category) return 'Sem categoria: não aparece no site.'
  return isKnown ? null : 'Categoria desconhecida: não aparece no site.'
}

/** Adds, in list order, a warning to active rooms hidden by another room of their category (ROOM-2, ROOM-6). */
export function withWarnings(rows: RoomRow[]): RoomRow[] {
  const shown = new Map<string, string>()
  return rows.map((row) => {
    if (row.validationMessage || !row.active || row.hidesNone) return row
    const before = shown.get(row.category)
    if (before !== undefined)
      return { ...row, validationMessage: `Não aparece no site: “${before}” vem antes.` }
    shown.set(row.category, row.name)
    return row
  })
}

/** Returns why the site would not show a room with these form values, or which other room it would hide, or null. */
export function hiddenReason(rows: RoomRow[], id: string, typed: Record<string, unknown>): string | null {
  const [any] = rows
  const { name, category, active } = forgiving.parse({ ...typed, id })
  if (!any || !active) return null
  const row = { ...any, id, name, category, active, validationMessage: null }
  return hiddenReasonAfter(findItem(rows, id) ? replaceItem(rows, id, row) : [...rows, row], id, rows)
}

/** Returns the same for the room `id` after the list becomes `after`; both ways end with how to show both rooms (ROOM-19). */
export function hiddenReasonAfter(after: RoomRow[], id: string, before: RoomRow[]): string | null {
  const hidden = withWarnings(after).filter(isHidden)
  const own = hidden.find((row) => row.id === id)
  if (own && after.includes(own)) return own.validationMessage
  if (own) return `${own.validationMessage} ${howToShow}`
  const known = new Set(
    withWarnings(before)
      .filter(isHidden)
      .map(({ id }) => id),
  )
  const other = hidden.find(({ id }) => !known.has(id))
  return other ? `“${other.name}” sai do site, porque esta vem antes. ${howToShow}` : null
}

const isHidden = ({ active, validationMessage }: RoomRow) => active && validationMessage !== null

const howToShow =
  'Para mostrar as duas, em Nomes e menu, A página mostra: “Todas as acomodações ativas, por tipo”.'
