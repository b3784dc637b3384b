import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { addBackGuard } from '@/components/ui/close-request'

export const discardQuestion = 'Descartar alterações?'

type Discard = () => void

/** Functions that discard the changes of this page's forms, one for each form with changes. */
const unsavedForms = new Set<Discard>()

/** Whether a form of this page has changes; useful where the browser forbids drafts. */
export function hasUnsavedForm(): boolean {
  return unsavedForms.size > 0
}

/** Asks once if changes would be lost, and then discards them. */
export function confirmDiscard(): boolean {
  if (!hasUnsavedForm()) return true
  if (!confirm(discardQuestion)) return false
  for (const discard of unsavedForms) discard()
  return true
}

/** While `unsaved`, asks before the page is left by a link, a reload or a closed tab (FORM-3). */
export function useLeaveGuard(unsaved: boolean, onDiscard: Discard) {
  const onLeave = useEffectEvent(onDiscard)
  // Only the browser's own events can stop leaving.
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

/** True inside a dialog, which asks by itself. */
export const DialogContext = createContext(false)

/** The same for the browser's Back from forms on a page. */
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
