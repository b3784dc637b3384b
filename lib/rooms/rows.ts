import { formatMoney } from '@/lib/format'
import type { Naming } from '@/lib/hotel/naming/fields'
import { kindTitle } from '@/lib/hotel/naming/words'
import type { Room } from './schema'

export type RoomRow = Room & {
  /** The names of its kind: `Família` and `Chalé Família`. */
  kind: { name: string; title: string }
  /** What tells it from the other rows: its kind, or its own name beside others of the kind. */
  shortName: string
  /** Of its row on /quartos; the first of a kind has the code of the kind. */
  anchor: string
}

/** Returns the first room of each kind, or every one, in the order of the page (ROOM-1, ROOM-2). */
export function roomRows(rooms: Room[], naming: Naming): RoomRow[] {
  return naming.kinds.flatMap((kind) => {
    const { code, name } = kind
    const own = rooms.filter(({ category }) => category === code)
    const shown = naming.rooms_shown === 'each' ? own : own.slice(0, 1)
    return shown.map((room, place) => {
      const row = { ...room, kind: { name, title: kindTitle(kind, naming) }, shortName: name, anchor: code }
      if (shown.length === 1) return row
      return { ...row, shortName: room.name, anchor: place === 0 ? code : `${code}--${place + 1}` }
    })
  })
}

/** `a partir de R$ 890,00 por noite`, the cheapest of these; undefined where none has a price. */
export function lowestPrice(rooms: Pick<Room, 'price'>[]): string | undefined {
  const prices = rooms.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? `a partir de ${formatMoney(Math.min(...prices))} por noite` : undefined
}

export function roomsWithoutRow(rooms: Room[], { kinds }: Naming): Room[] {
  return rooms.filter(({ category }) => !kinds.some(({ code }) => code === category))
}
