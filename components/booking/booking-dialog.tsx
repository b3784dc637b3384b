'use client'

import { CirclePlay } from 'lucide-react'
import { Divider } from '@/components/ui/divider'
import { Dialog, Sheet } from '@/components/ui/modal'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { whatsappLink } from '@/lib/booking/whatsapp'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { BookingForm } from './booking-form'
import type { BookingWindow, RoomDialog } from './booking-state'

/** Renders the side panel, or the dialog of a category (BOOK-10). Loaded on demand. */
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
    const about = { subject: `Acomodação: ${dialog.name}`, address: pageAddress(dialog.anchor) }
    return (
      <Dialog {...frame} title={dialog.title}>
        <BookingForm
          key={opening}
          {...form}
          capacity={dialog.capacity}
          thisRoom={dialog.words.this}
          head={<RoomSummary {...dialog} />}
          whatsapp={whatsappLink(whatsapp, about)}
        >
          <RoomNotes {...dialog} />
        </BookingForm>
      </Dialog>
    )
  }
  const about = { subject: hint?.name && `Pacote: ${hint.name}`, address: pageAddress() }
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

/** Returns the canonical URL, which lacks campaign parameters. */
function pageAddress(anchor = '') {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return link ? link.href + anchor : undefined
}

function RoomNotes({ words, notes, videoUrl }: Pick<RoomDialog, 'words' | 'notes' | 'videoUrl'>) {
  if (!notes && !videoUrl) return null
  return (
    <div className="border-t pt-6">
      {notes && (
        <>
          <h3 className="mb-2 label">Observações</h3>
          <p className="max-w-measure whitespace-pre-line">{notes}</p>
        </>
      )}
      {videoUrl && (
        <a href={videoUrl} target="_blank" rel="noopener" className={video}>
          <CirclePlay size={22} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />
          <span className="underline underline-offset-4">
            Ver o vídeo {words.of}
            <span className="sr-only"> (abre em nova aba)</span>
          </span>
        </a>
      )}
    </div>
  )
}

const video = 'mt-4 inline-flex min-h-11 items-center gap-3 text-forest-800'

/** Shows picture, name, capacity and price of the room (BOOK-10). */
function RoomSummary({ title, name, capacity, price, image, style }: RoomDialog) {
  return (
    <div className="room-summary">
      {image && (
        <div className="frame">
          <ResponsiveImage
            src={image}
            alt={`Fotografia: ${name}`}
            sizes="(min-width: 640px) 240px, 30vw"
            style={style}
          />
        </div>
      )}
      <div>
        {name !== title && <p className="font-display text-h3">{name}</p>}
        <p>Acomoda até {countLabel(capacity, 'hóspede', 'hóspedes')}</p>
        <p className="mt-1 text-ink-600">
          {price === undefined ? (
            'Preço sob consulta'
          ) : (
            <>
              a partir de <strong className="font-semibold text-ink-900">{formatMoney(price)}</strong> por
              noite
            </>
          )}
        </p>
      </div>
    </div>
  )
}
