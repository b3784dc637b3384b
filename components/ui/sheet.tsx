'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import './sheet.css'

type Props = {
  open: boolean
  onClose: () => void
  /** Receives the focus when the sheet has closed. */
  opener?: HTMLElement | null
  side: 'left' | 'right'
  tone?: 'light' | 'dark'
  /** The sheet's heading and accessible name. */
  title: ReactNode
  children: ReactNode
}

/**
 * A modal panel at one side of the window: the right one is as wide as a phone and 500 px on larger screens. Closes by its
 * icon, the overlay and Escape; keeps the focus inside while open. Import it only from code loaded on demand.
 */
export function Sheet({ open, onClose, opener, side, tone = 'light', title, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay fixed inset-0 z-50 bg-forest-950/60" />
        <Dialog.Content
          className={`sheet-panel fixed inset-y-0 z-50 flex flex-col overflow-y-auto overscroll-contain ${sides[side]} ${tones[tone]}`}
          data-side={side}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener?.focus({ preventScroll: true })
          }}
        >
          <div className="flex items-center justify-between gap-4 pt-6 pr-4 pl-6 sm:pr-6 sm:pl-10">
            <Dialog.Title className="font-display text-h3">{title}</Dialog.Title>
            <Dialog.Close className="grid size-12 place-items-center" aria-label="Fechar">
              <X size={26} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="flex grow flex-col px-6 pt-6 pb-8 sm:px-10">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const sides = {
  left: 'left-0 w-[min(88%,26rem)]',
  right: 'right-0 w-full sm:max-w-[500px]',
}

const tones = {
  light: 'on-light bg-sand-50',
  dark: 'on-dark bg-forest-950',
}
