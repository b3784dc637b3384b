'use client'

import { Dialog } from '@/components/ui/dialog'
import { Divider } from '@/components/ui/divider'
import { Sheet } from '@/components/ui/sheet'
import type { BookingEngine } from '@/lib/booking/booking-engine'
import type { StayHint } from '@/lib/booking/resume'
import { BookingForm } from './booking-form'
import { PhoneInstead } from './phone-instead'
import type { RoomDialog } from './room-dialog'
import { RoomNotes } from './room-notes'
import { RoomSummary } from './room-summary'

type Props = {
  open: boolean
  opening: number
  onClose: () => void
  opener?: HTMLElement | null
  hint?: StayHint
  dialog?: RoomDialog
  engine: BookingEngine
  phone: string
}

/** Fetched when a guest means to book: the side panel, or the dialog of one category (BOOK-10). */
export function BookingDialog({ open, opening, onClose, opener, hint, dialog, engine, phone }: Props) {
  const frame = { open, onClose, opener }
  const form = { engine, hint, onDone: onClose }
  if (dialog) {
    return (
      <Dialog {...frame} title={dialog.title}>
        <BookingForm key={opening} {...form} capacity={dialog.capacity} head={<RoomSummary {...dialog} />}>
          <div className="grid gap-6">
            <RoomNotes {...dialog} />
            <PhoneInstead phone={phone} />
          </div>
        </BookingForm>
      </Dialog>
    )
  }
  return (
    <Sheet {...frame} side="right" title="Faça sua reserva">
      <BookingForm key={opening} {...form} head={<Divider className="mb-6" />}>
        <PhoneInstead phone={phone} />
      </BookingForm>
    </Sheet>
  )
}
