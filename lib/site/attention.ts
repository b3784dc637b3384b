import type { ItemRow } from '@/lib/content/item-row'
import { formatDate } from '@/lib/format'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { type RoomRow, withWarnings } from '@/lib/rooms/admin/rows'
import type { SectionName } from './registry'

/** An item that needs attention, and the reason as a sentence. */
export type Concern = { section: SectionName; id: string; label: string; text: string }

/** An unpublished draft; `when` is in words, `isNew` if nothing of the item is on the site. */
export type WaitingDraft = {
  section: SectionName
  id: string
  label: string
  by: string
  when: string
  isNew: boolean
}

/** Everything stored, as the panel lists it. */
export type Stored = {
  packages: PackageRow[]
  rooms: RoomRow[]
  drafts: WaitingDraft[]
  /** What is wrong with the way in which guests book; null if nothing is. */
  booking: string | null
}

/** Returns everything that needs attention, the most urgent first. */
export function concernsOf({ packages, rooms, drafts, booking }: Stored): Concern[] {
  const ended = packages.filter(({ isExpired }) => isExpired)
  const past = ended.filter(({ isPublic, validationMessage }) => !isPublic && !validationMessage)
  return [
    ...(booking ? [{ section: 'booking' as const, id: 'booking', label: 'Reservas', text: booking }] : []),
    ...unseen('packages', packages),
    ...concerns(
      'packages',
      ended.filter(({ isPublic }) => isPublic),
      (row) => `Venceu${since(row)} e continua no site.`,
    ),
    ...unseen('rooms', withWarnings(rooms)),
    ...concerns('packages', packages.filter(isBare), () => 'Está sem imagem principal.'),
    ...concerns('rooms', rooms.filter(isBare), () => 'Está sem imagens.'),
    ...drafts.flatMap((draft) => concerns(draft.section, [draft], draftText)),
    ...concerns('packages', past, (row) => `As datas passaram${since(row)}: saiu do site sozinho.`),
  ]
}

function concerns<Row extends { id: string; label: string }>(
  section: SectionName,
  rows: Row[],
  textOf: (row: Row) => string,
): Concern[] {
  return rows.map((row) => ({ section, id: row.id, label: row.label, text: textOf(row) }))
}

/** Active items that the site leaves out. */
function unseen(section: SectionName, rows: ItemRow[]) {
  return concerns(
    section,
    rows.filter(({ active, validationMessage }) => active && validationMessage),
    ({ validationMessage }) => validationMessage ?? '',
  )
}

function draftText({ isNew, by, when }: WaitingDraft) {
  const what = isNew ? 'Rascunho que ainda não está no site' : 'Rascunho que espera publicação'
  return `${what}, de ${by} em ${when}.`
}

function isBare({ active, image }: { active: boolean; image: string | null }) {
  return active && !image
}

function since({ offer, stay }: PackageRow) {
  const [end] = [offer.end, stay.end].filter((day) => day !== null).toSorted()
  return end ? ` em ${formatDate(end)}` : ''
}
