'use client'

import { useEffect } from 'react'

export const discardQuestion = 'Descartar alterações?'

let unsavedForms = 0

/** Whether a form of this page holds changes; a draft in the browser may be half a second behind, or forbidden. */
export function hasUnsavedForm(): boolean {
  return unsavedForms > 0
}

/** While `dirty`, asks before the page is left by a link, a reload or a closed tab (FORM-3). */
export function useLeaveGuard(dirty: boolean, onDiscard: () => void) {
  // The browser's own events are the only place where leaving can be stopped.
  useEffect(() => {
    if (!dirty) return
    unsavedForms++
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
      const link = event.target.closest('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
      if (confirm(discardQuestion)) onDiscard()
      else {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('click', onClick, true)
    return () => {
      unsavedForms--
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, true)
    }
  }, [dirty, onDiscard])
}
