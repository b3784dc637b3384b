import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useCloseRequest } from './close-request'
import { isFocusLost } from './focus-lost'

type Props = {
  trigger: ReactNode
  title: string
  className?: string
  children: ReactNode
}

/** Inside a dialog, Escape, Back and an outside click close only the popover and return the focus to its button. */
export function Popover({ trigger, title, className, children }: Props) {
  const [wanted, setWanted] = useState(false)
  // A calendar takes a slow phone a third of a second, which must not delay the next tap.
  const drawn = useDeferredValue(wanted)
  useCloseRequest(wanted, () => setWanted(false))
  // Until the content is drawn, the dialog around it would take Escape for itself.
  useEffect(() => {
    if (!wanted) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setWanted(false)
    }
    addEventListener('keydown', close, true)
    return () => removeEventListener('keydown', close, true)
  }, [wanted])
  return (
    <Dialog.Root modal={false} open={wanted && drawn} onOpenChange={setWanted}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Content
        className={className}
        aria-describedby={undefined}
        ref={reveal}
        onCloseAutoFocus={(event) => !isFocusLost() && event.preventDefault()}
      >
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
