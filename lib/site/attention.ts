import { formatDate } from '@/lib/format'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { type RoomRow, withWarnings } from '@/lib/rooms/admin/rows'
import type { ListName } from './registry'

/** An item that needs attention, and the reason as a sentence. */
export type Concern = { list: ListName; id: string; label: string; text: string }

/** An unpublished draft; `when` is in words, `isNew` if nothing of the item is on the site. */
type WaitingDraft = {
  list: ListName
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

type Check = (stored: Stored) => Concern[]

/** Active packages that the site leaves out because a field is broken. */
const brokenPackages: Check = ({ packages }) =>
  packages
    .filter(({ active }) => active)
    .flatMap((row) => (row.validationMessage ? concern('packages', row, row.validationMessage) : []))

/** Packages that are over and still shown. */
const expiredPackages: Check = ({ packages }) =>
  packages
    .filter(({ isExpired, isPublic }) => isExpired && isPublic)
    .flatMap((row) => concern('packages', row, `Venceu${since(row)} e continua no site.`))

/** Active packages that are hidden since they ended. */
const pastPackages: Check = ({ packages }) =>
  packages
    .filter(({ isExpired, isPublic, validationMessage }) => isExpired && !isPublic && !validationMessage)
    .flatMap((row) => concern('packages', row, `As datas passaram${since(row)}: saiu do site sozinho.`))

/** Active items without a visible picture. */
const withoutPicture: Check = ({ packages, rooms }) => [
  ...packages.filter(isBare).flatMap((row) => concern('packages', row, 'Está sem imagem principal.')),
  ...rooms.filter(isBare).flatMap((row) => concern('rooms', row, 'Está sem imagens.')),
]

/** Active rooms that no page shows, because another room of the category comes first or the category is unknown. */
const unseenRooms: Check = ({ rooms }) =>
  withWarnings(rooms)
    .filter(({ active }) => active)
    .flatMap((row) => (row.validationMessage ? concern('rooms', row, row.validationMessage) : []))

/** Drafts that are not published. */
const waitingDrafts: Check = ({ drafts }) =>
  drafts.flatMap((draft) => {
    const what = draft.isNew ? 'Rascunho que ainda não está no site' : 'Rascunho que espera publicação'
    return concern(draft.list, draft, `${what}, de ${draft.by} em ${draft.when}.`)
  })

/** Guests cannot book, or are sent elsewhere. */
const brokenBooking: Check = ({ booking }) =>
  booking ? concern('booking', { id: 'booking', label: 'Reservas' }, booking) : []

const checks: Check[] = [
  brokenBooking,
  brokenPackages,
  expiredPackages,
  unseenRooms,
  withoutPicture,
  waitingDrafts,
  pastPackages,
]

/** Returns everything that needs attention, the most urgent first. */
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
