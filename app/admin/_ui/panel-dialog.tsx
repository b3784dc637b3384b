import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCloseRequest } from '@/components/ui/close-request'
import { isFocusLost } from '@/components/ui/focus-lost'
import { DialogContext } from './use-leave-guard'

type Props = {
  title: string
  /** Called by the icon, the overlay, Escape and the browser's Back; returning false keeps the dialog open. */
  onClose: () => unknown
  /** `narrow` fits one column of fields. */
  size?: keyof typeof sizes
  children: ReactNode
}

export function PanelDialog({ title, size = 'usual', onClose, children }: Props) {
  const [openers] = useState(findOpeners)
  useCloseRequest(true, onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-shade" />
        <Dialog.Content
          // Centring by a transform would misplace a sticky footer.
          className={`on-light fixed inset-0 z-50 flex flex-col bg-sand-50 ${sizes[size]} sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:rounded-xs`}
          aria-describedby={undefined}
          // A click on a toast must not close the dialog.
          onInteractOutside={(event) => isToast(event.detail.originalEvent.target) && event.preventDefault()}
          onEscapeKeyDown={closePopover}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isFocusLost()) openers.find((opener) => opener.isConnected)?.focus({ preventScroll: true })
          }}
        >
          <div className="flex items-center justify-between gap-4 border-b py-2 pr-2 pl-5 sm:pl-8">
            <Dialog.Title tabIndex={-1} className="text-[1.25rem] font-semibold outline-none">
              {title}
            </Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Fechar">
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <DialogContext value={true}>{children}</DialogContext>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The focused element when the first of the open dialogs opened. */
let firstOpener: Element | null = null

/** Returns where the focus returns on closing; a dialog that followed another one returns it to the opener of the first. */
function findOpeners() {
  if (typeof document === 'undefined') return []
  const opener = document.activeElement
  if (!document.querySelector('[role="dialog"][data-state="open"]')) firstOpener = opener
  const others = [opener, firstOpener].filter((element) => element !== document.body)
  return others.filter((element) => element instanceof HTMLElement)
}

const sizes = { usual: 'sm:w-[min(880px,calc(100vw-3rem))]', narrow: 'sm:w-[min(36rem,calc(100vw-3rem))]' }

/** Focuses the first field, or the title if there is no field or a touch screen would open its keyboard (ADM-20). */
function focusFirst(event: Event) {
  if (!(event.target instanceof HTMLElement)) return
  event.preventDefault()
  const fields = event.target.querySelectorAll<HTMLElement>('input:not([type="file"]), select, textarea')
  const first = [...fields].find((field) => field.checkVisibility() && !field.matches(':disabled'))
  const isTouched = window.matchMedia('(pointer: coarse)').matches
  const title = event.target.querySelector<HTMLElement>('h2')
  const target = (!isTouched && first) || title
  target?.focus()
}

/** Closes an open popover before the dialog (NAV-14). */
function closePopover(event: Event) {
  const popover = document.querySelector<HTMLElement>(':popover-open')
  if (!popover) return
  event.preventDefault()
  popover.hidePopover()
}

function isToast(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}
