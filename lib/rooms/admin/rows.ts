import { text } from '@/lib/content/fields/zod-fields'
import type { ItemRow } from '@/lib/content/item-row'
import { itemFingerprint, type StoredItem } from '@/lib/content/list'
import { isRoomCategory, roomCategoryLabel } from '../categories'
import { type RoomValues, toRoomValues } from '../form'
import { type Room, roomSchema } from '../schema'

export type RoomRow = ItemRow & {
  name: string
  category: string
  /** The Portuguese label, or the stored value of an unknown category. */
  categoryLabel: string
  capacity: number
  bedConfiguration: string
  price: number | null
  form: RoomValues
}

export function roomRows(items: StoredItem[]): RoomRow[] {
  return items.map((item) => {
    const { name, category, images, active, capacity, bed_configuration, price } = forgiving.parse(item)
    return {
      id: item.id,
      expectedFingerprint: itemFingerprint({}, item),
      label: name || 'Acomodação sem nome',
      name,
      category,
      categoryLabel: isRoomCategory(category) ? roomCategoryLabel(category) : category,
      capacity,
      bedConfiguration: bed_configuration,
      price,
      image: images[0] ?? null,
      active,
      validationMessage: validationMessageOf({ name, category }),
      form: toRoomValues(item),
    }
  })
}

// The site leaves out a room without these fields; the panel shows them as they are.
const forgiving = roomSchema.extend({ id: text, name: text, category: text })

function validationMessageOf({ name, category }: Pick<Room, 'name' | 'category'>) {
  if (!name) return 'Sem nome: não aparece no site.'
  if (!category) return 'Sem categoria: não aparece no site.'
  return isRoomCategory(category) ? null : 'Categoria desconhecida: não aparece no site.'
}

/** Adds, in list order, a warning to active rooms that another room of their category hides (ROOM-2, ROOM-6). */
export function withWarnings(rows: RoomRow[]): RoomRow[] {
  const shown = new Map<string, string>()
  return rows.map((row) => {
    if (row.validationMessage || !row.active) return row
    const before = shown.get(row.category)
    if (before !== undefined)
      return { ...row, validationMessage: `Não aparece no site: “${before}” vem antes.` }
    shown.set(row.category, row.name)
    return row
  })
}
