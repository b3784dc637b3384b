'use client'

import type { ReactNode } from 'react'
import { PanelDialog } from '../../_ui/panel-dialog'
import { useLeaveGuard } from '../../_ui/use-leave-guard'

type Props = {
  title: string
  /** Asked before it closes, while something would be lost. */
  question: string | undefined
  onClose: () => void
  /** Gets how to close it, which asks first. */
  children: (close: () => void) => ReactNode
}

export function TeamDialog({ title, question, onClose, children }: Props) {
  useLeaveGuard(question !== undefined, () => undefined)
  const close = () => {
    if (question !== undefined && !confirm(question)) return false
    onClose()
    return true
  }
  return (
    <PanelDialog title={title} size="narrow" onClose={close}>
      <div className="overflow-y-auto overscroll-contain px-5 py-6 sm:px-8">{children(close)}</div>
    </PanelDialog>
  )
}
