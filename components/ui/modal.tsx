'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { leaveByLink } from './history-layers'
import { useHistoryLayer } from './use-history-layer'
import './modal.css'

export type ModalProps = {
  open: boolean
  onClose: () => void
  opener?: HTMLElement | null
  title: ReactNode
  children: ReactNode
}

/** Where the window stands and what it looks like; `data-place` chooses its motion in modal.css. */
type Frame = { className: string; place: 'left' | 'right' | 'middle' | 'full' }

/** What sheets and dialogs share: focus, Escape, Back, overlay, heading. Import it only from code loaded on demand. */
export function Modal({ open, onClose, opener, title, children, className, place }: ModalProps & Frame) {
  useHistoryLayer(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-overlay fixed inset-0 z-50 bg-shade" />
        <Dialog.Content
          className={`modal fixed z-50 flex flex-col ${className}`}
          data-place={place}
          aria-describedby={undefined}
          onClick={leaveByLink}
          onOpenAutoFocus={place === 'full' ? focusWindow : undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener?.focus({ preventScroll: true })
          }}
        >
          <div className="flex items-center justify-between gap-4 pt-6 pr-4 pb-4 pl-6 sm:pr-6 sm:pl-10">
            <Dialog.Title className="font-display text-h3">{title}</Dialog.Title>
            <Dialog.Close className="grid size-12 place-items-center" aria-label="Fechar">
              <X size={26} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="modal-body flex grow flex-col px-6 pt-2 pb-8 sm:px-10">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Where pictures are looked at, no button has to be marked from the beginning. */
function focusWindow(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}
