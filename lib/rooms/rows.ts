import { formatMoney } from '@/lib/format'
import type { Naming } from '@/lib/hotel/naming/fields'
import { kindTitle } from '@/lib/hotel/naming/words'
import type { Room } from './fields'

export type RoomRow = Room & {
  /** Names of its kind: `Família` and `Chalé Família`. */
  kind: { name: string; title: string }
  /** Distinguishes it from the other rows: its kind, or its own name if the kind has several rows. */
  shortName: string
  /** Anchor of its row on /quartos; the first of a kind has the kind's code. */
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

/** Returns the lowest price, `a partir de R$ 890,00 por noite`; undefined without prices. */
export function lowestPrice(rooms: Pick<Room, 'price'>[]): string | undefined {
  const prices = rooms.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? `a partir de ${formatMoney(Math.min(...prices))} por noite` : undefined
}

export function roomsWithoutRow(rooms: Room[], { kinds }: Naming): Room[] {
  return rooms.filter(({ category }) => !kinds.some(({ code }) => code === category))
}
