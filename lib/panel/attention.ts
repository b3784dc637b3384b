import type { Route } from 'next'
import type { ItemRow } from '@/lib/content/item-row'
import { formatDate } from '@/lib/format'
import type { PackageRow } from '@/lib/panel/packages/rows'
import { type RoomRow, withWarnings } from '@/lib/panel/rooms/rows'
import { listScreenPath } from '@/lib/paths'
import type { SectionName } from '@/lib/site/registry'
import type { PendingEntry } from './pending-queries'

/** An item that needs attention, and the reason as a sentence; `id` may be a pending version's. */
export type Concern = { section: SectionName; id: string; label: string; text: string; href?: Route }

/** All stored content as the panel lists it. */
export type Stored = {
  packages: PackageRow[]
  rooms: RoomRow[]
  pending: PendingEntry[]
  /** The problem with booking as a sentence, or null. */
  booking: string | null
}

/** Returns everything that needs attention, most urgent first. */
export function listConcerns({ packages, rooms, pending, booking }: Stored): Concern[] {
  const ended = packages.filter(({ isExpired }) => isExpired)
  const past = ended.filter(({ isPublic, validationMessage }) => !isPublic && !validationMessage)
  return [
    ...(booking ? [{ ...ofBooking, text: booking }] : []),
    ...findHiddenItems('packages', packages),
    ...makeConcerns(
      'packages',
      ended.filter(({ isPublic }) => isPublic),
      (row) => `Venceu${endedWhen(row)} e continua no site.`,
    ),
    ...findHiddenItems('rooms', withWarnings(rooms)),
    ...makeConcerns('packages', packages.filter(hasNoPictures), () => 'Está sem imagem principal.'),
    ...makeConcerns('rooms', rooms.filter(hasNoPictures), () => 'Está sem imagens.'),
    ...pending.flatMap(pendingConcerns),
    ...makeConcerns('packages', past, (row) => `As datas passaram${endedWhen(row)}: saiu do site sozinho.`),
  ]
}

const ofBooking = {
  ...{ section: 'booking' as const, id: 'booking', label: 'Reservas' },
  href: listScreenPath('booking'),
}

function makeConcerns<Row extends { id: string; label: string }>(
  section: SectionName,
  rows: Row[],
  textOf: (row: Row) => string,
): Concern[] {
  return rows.map((row) => ({ section, id: row.id, label: row.label, text: textOf(row) }))
}

/** Finds active items that the site omits. */
function findHiddenItems(section: SectionName, rows: ItemRow[]) {
  return makeConcerns(
    section,
    rows.filter(({ active, validationMessage }) => active && validationMessage),
    ({ validationMessage }) => validationMessage ?? '',
  )
}

/** Returns concerns about a draft, or about a version that others' changes affect. */
function pendingConcerns({ section, label, href, pending }: PendingEntry): Concern[] {
  const { id, by, at, isAlone, isGone, starts, problems } = pending
  const what = isAlone ? 'Rascunho que ainda não está no site' : 'Rascunho que espera publicação'
  const texts = starts === null && !isGone ? [`${what}, de ${by} em ${at}.`] : isGone ? [] : problems
  return texts.map((text) => ({ section, id, label, href, text }))
}

function hasNoPictures({ active, image }: { active: boolean; image: string | null }) {
  return active && !image
}

function endedWhen({ offer, stay }: PackageRow) {
  const [end] = [offer.end, stay.end].filter((day) => day !== null).toSorted()
  return end ? ` em ${formatDate(end)}` : ''
}
