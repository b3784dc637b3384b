'use client'

import { Dialog } from '@/components/ui/dialog'
import { Divider } from '@/components/ui/divider'
import { Sheet } from '@/components/ui/sheet'
import { whatsappLink } from '@/lib/booking/whatsapp'
import { packagePath } from '@/lib/paths'
import { BookingForm } from './booking-form'
import type { BookingWindow } from './booking-state'
import { RoomNotes } from './room-notes'
import { RoomSummary } from './room-summary'

/** Fetched when a guest means to book: the side panel, or the dialog of one category (BOOK-10). */
export function BookingDialog({
  open,
  opening,
  onClose,
  opener,
  hint,
  dialog,
  whatsapp,
  ...rest
}: BookingWindow) {
  const frame = { open, onClose, opener }
  const form = { ...rest, hint, onDone: onClose }
  if (dialog) {
    const about = { subject: `Acomodação: ${dialog.name}`, address: pageAddress(`#${dialog.category}`) }
    return (
      <Dialog {...frame} title={dialog.title}>
        <BookingForm
          key={opening}
          {...form}
          capacity={dialog.capacity}
          head={<RoomSummary {...dialog} />}
          whatsapp={whatsappLink(whatsapp, about)}
        >
          <RoomNotes {...dialog} />
        </BookingForm>
      </Dialog>
    )
  }
  const offer = hint?.name ?? offerOfPage()
  const about = { subject: offer && `Pacote: ${offer}`, address: pageAddress() }
  return (
    <Sheet {...frame} side="right" title="Faça sua reserva">
      <BookingForm
        key={opening}
        {...form}
        head={<Divider className="mb-6" />}
        whatsapp={whatsappLink(whatsapp, about)}
      />
    </Sheet>
  )
}

/** The one that it gives for itself: without what campaigns add to it, and none for a draft's preview. */
function pageAddress(anchor = '') {
  const link = canonicalLink()
  return link ? link.href + anchor : undefined
}

/** The one that its visitor reads about, also where the panel was opened from the header. */
function offerOfPage() {
  const link = canonicalLink()
  const isOffer = link && new URL(link.href).pathname.startsWith(packagePath(''))
  return isOffer ? document.querySelector('h1')?.textContent : undefined
}

function canonicalLink() {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')
}
