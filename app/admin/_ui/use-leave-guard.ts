import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { addBackGuard } from '@/components/ui/close-request'

export const discardQuestion = 'Descartar alterações?'

type Discard = () => void

/** One function for each form with unsaved changes, which discards them. */
const unsavedForms = new Set<Discard>()

/** Returns whether a form on this page has changes, even if the browser blocks recovery copies. */
export function hasUnsavedForm(): boolean {
  return unsavedForms.size > 0
}

/** Asks before discarding changes, once for all forms; returns whether the page may be left. */
export function confirmDiscard(): boolean {
  if (!hasUnsavedForm()) return true
  if (!confirm(discardQuestion)) return false
  for (const discard of unsavedForms) discard()
  return true
}

/** Asks before a link, a reload or closing the tab discards unsaved changes (FORM-3). */
export function useLeaveGuard(unsaved: boolean, onDiscard: Discard) {
  const onLeave = useEffectEvent(onDiscard)
  // Only the browser's own events can block leaving the page.
  useEffect(() => {
    if (!unsaved) return
    const discard = () => onLeave()
    unsavedForms.add(discard)
    window.addEventListener('beforeunload', askAtUnload)
    window.addEventListener('click', askAtLink, true)
    return () => {
      unsavedForms.delete(discard)
      if (hasUnsavedForm()) return
      window.removeEventListener('beforeunload', askAtUnload)
      window.removeEventListener('click', askAtLink, true)
    }
  }, [unsaved])
}

/** True inside a dialog, which guards Back itself. */
export const DialogContext = createContext(false)

/** Guards the browser's Back on a page that holds a form. */
export function useBackGuard(unsaved: boolean) {
  const inDialog = useContext(DialogContext)
  useEffect(
    () => (unsaved && !inDialog ? addBackGuard(() => !confirmDiscard()) : undefined),
    [unsaved, inDialog],
  )
}

function askAtUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function askAtLink(event: MouseEvent) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return
  if (confirmDiscard()) return
  event.preventDefault()
  event.stopPropagation()
}
