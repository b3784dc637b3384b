'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { useHistoryLayer } from './history-layers'

type Props = Pick<Dialog.DialogProps, 'open' | 'onOpenChange'> & {
  trigger: ReactNode
  title: string
  className?: string
  /** Returns the element that receives the focus on opening; null means the first control, as by default. */
  firstFocus?: (content: HTMLElement) => HTMLElement | null
  children: ReactNode
}

/** For use inside a sheet or dialog: Escape, Back and a click beside it close only the popover, and its button gets the focus back. */
export function Popover({ trigger, title, className, firstFocus, children, ...state }: Props) {
  const [own, setOwn] = useState(false)
  const { open = own, onOpenChange = setOwn } = state
  useHistoryLayer(open, () => onOpenChange(false))
  const focus = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLElement)) return
    const target = firstFocus?.(event.currentTarget)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <Dialog.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Content className={className} aria-describedby={undefined} ref={reveal} onOpenAutoFocus={focus}>
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
