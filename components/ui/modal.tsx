import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useCloseRequest } from './close-request'
import { isFocusLost } from './focus-lost'
import './modal.css'

export type ModalProps = {
  open: boolean
  onClose: () => void
  opener?: HTMLElement | null
  title: ReactNode
  children: ReactNode
}

/** Position and style of the window; modal.css animates by `data-place`. */
type Frame = { className: string; place: 'left' | 'right' | 'middle' | 'full' }

/** Handles focus, Escape, Back, overlay and heading of sheets and dialogs. Import this file only from code loaded on demand. */
export function Modal({ open, onClose, opener, title, children, className, place }: ModalProps & Frame) {
  useCloseRequest(open, onClose)
  // In browsers that cannot block Back, the page below the window changes.
  useEffect(() => {
    if (!open) return
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [open, onClose])
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="modal-overlay fixed inset-0 z-50 bg-shade" />
        <Radix.Content
          className={`modal fixed z-50 flex flex-col ${className}`}
          data-place={place}
          aria-describedby={undefined}
          onOpenAutoFocus={place === 'full' ? focusWindow : undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isFocusLost()) opener?.focus({ preventScroll: true })
          }}
        >
          <div className="flex items-center justify-between gap-4 pt-6 pr-4 pb-4 pl-6 sm:pr-6 sm:pl-10">
            <Radix.Title className="font-display text-h3">{title}</Radix.Title>
            <Radix.Close className="grid size-12 place-items-center" aria-label="Fechar">
              <X size={26} strokeWidth={1.5} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="modal-body flex grow flex-col px-6 pt-2 pb-8 sm:px-10">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Focuses the dialog itself, so that no button starts with a focus ring. */
function focusWindow(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** Renders a modal window in the middle of the screen; it fills phones. */
export function Dialog(modal: ModalProps) {
  return <Modal {...modal} place="middle" className="on-light bg-sand-50" />
}

type SheetProps = ModalProps & { side: 'left' | 'right'; tone?: 'light' | 'dark' }

/** Renders a modal window at an edge of the screen; the right one is up to 500 px wide (BOOK-1). */
export function Sheet({ side, tone = 'light', ...modal }: SheetProps) {
  return <Modal {...modal} place={side} className={`inset-y-0 ${sides[side]} ${tones[tone]}`} />
}

const sides = {
  left: 'left-0 w-[min(88%,26rem)]',
  right: 'right-0 w-full sm:max-w-[500px]',
}

const tones = {
  light: 'on-light bg-sand-50',
  dark: 'on-dark bg-forest-950',
}
