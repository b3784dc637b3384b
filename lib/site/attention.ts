import { formatDate } from '@/lib/format'
import type { PackageRow } from '@/lib/packages/admin/rows'
import type { RoomRow } from '@/lib/rooms/admin/rows'
import { withWarnings } from '@/lib/rooms/admin/warnings'
import type { ListName } from './registry'

/** What an item of a list needs, as a sentence. */
export type Concern = { list: ListName; id: string; label: string; text: string }

/** What somebody began and nobody has published; `when` in words, `isNew` where nothing of it is on the site. */
type WaitingDraft = {
  list: ListName
  id: string
  label: string
  by: string
  when: string
  isNew: boolean
}

/** Everything stored, as the panel lists it. */
export type Stored = { packages: PackageRow[]; rooms: RoomRow[]; drafts: WaitingDraft[] }

type Check = (stored: Stored) => Concern[]

/** Active packages that the site leaves out because something in them is broken. */
export const brokenPackages: Check = ({ packages }) =>
  packages
    .filter(({ active }) => active)
    .flatMap((row) => (row.validationMessage ? concern('packages', row, row.validationMessage) : []))

/** Packages that are over and still shown. */
export const expiredPackages: Check = ({ packages }) =>
  packages
    .filter(({ isExpired, isPublic }) => isExpired && isPublic)
    .flatMap((row) => concern('packages', row, `Venceu${since(row)} e continua no site.`))

/** Active packages that left the site by themselves when they were over. */
export const pastPackages: Check = ({ packages }) =>
  packages
    .filter(({ isExpired, isPublic, validationMessage }) => isExpired && !isPublic && !validationMessage)
    .flatMap((row) => concern('packages', row, `As datas passaram${since(row)}: saiu do site sozinho.`))

/** Active items that nobody sees a picture of. */
export const withoutPicture: Check = ({ packages, rooms }) => [
  ...packages.filter(isBare).flatMap((row) => concern('packages', row, 'Está sem imagem principal.')),
  ...rooms.filter(isBare).flatMap((row) => concern('rooms', row, 'Está sem imagens.')),
]

/** Active rooms that no page shows: behind another of their category, or of none that the site knows. */
export const unseenRooms: Check = ({ rooms }) =>
  withWarnings(rooms)
    .filter(({ active }) => active)
    .flatMap((row) => (row.validationMessage ? concern('rooms', row, row.validationMessage) : []))

/** Drafts that wait to be published. */
export const waitingDrafts: Check = ({ drafts }) =>
  drafts.flatMap((draft) => {
    const what = draft.isNew ? 'Rascunho que ainda não está no site' : 'Rascunho que espera publicação'
    return concern(draft.list, draft, `${what}, de ${draft.by} em ${draft.when}.`)
  })

const checks: Check[] = [
  brokenPackages,
  expiredPackages,
  unseenRooms,
  withoutPicture,
  waitingDrafts,
  pastPackages,
]

/** All that needs somebody, the most urgent first. */
export function concernsOf(stored: Stored): Concern[] {
  return checks.flatMap((check) => check(stored))
}

function concern(list: ListName, { id, label }: { id: string; label: string }, text: string): Concern[] {
  return [{ list, id, label, text }]
}

function isBare({ active, image }: { active: boolean; image: string | null }) {
  return active && !image
}

function since({ offer, stay }: PackageRow) {
  const [end] = [offer.end, stay.end].filter((day) => day !== null).toSorted()
  return end ? ` em ${formatDate(end)}` : ''
}
