'use client'

import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'

type Props = {
  /** The button that opens and closes it. */
  trigger: ReactNode
  /** The popover's accessible name. */
  title: string
  className?: string
  children: ReactNode
}

/**
 * A small window that opens at its button inside a sheet or dialog and stays part of it: Escape, its button and a
 * click beside it close only the popover, and the button gets the focus back. `PopoverClose` closes it from inside.
 */
export function Popover({ trigger, title, className, children }: Props) {
  return (
    <Dialog.Root modal={false}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Content className={className} aria-describedby={undefined} ref={reveal}>
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const PopoverClose = Dialog.Close

function reveal(content: HTMLElement | null) {
  content?.scrollIntoView({ block: 'nearest' })
}
