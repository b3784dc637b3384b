'use client'

import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { openLayer } from '@/components/ui/history-layers'
import { keepMarks } from './use-dialog-entry'

export const discardQuestion = 'Descartar alterações?'

type Discard = () => void

/** The forms of this page that hold changes, and how to forget them. */
const unsavedForms = new Set<Discard>()

/** Whether a form of this page holds changes; a browser may forbid drafts. */
export function hasUnsavedForm(): boolean {
  return unsavedForms.size > 0
}

/** Whether all forms of this page may be left; asks once when something would be lost, and then forgets it. */
export function mayDiscard(): boolean {
  if (!hasUnsavedForm()) return true
  if (!confirm(discardQuestion)) return false
  for (const discard of unsavedForms) discard()
  return true
}

/** While `unsaved`, asks before the page is left by a link, a reload or a closed tab (FORM-3). */
export function useLeaveGuard(unsaved: boolean, onDiscard: Discard) {
  const onLeave = useEffectEvent(onDiscard)
  // The browser's own events are the only place where leaving can be stopped.
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

/** What lies inside a dialog is left with it: the dialog has an entry in the history, and asks. */
export const DialogContext = createContext(false)

/** The same for the browser's Back from forms that stand on a page: together they are one entry of the history. */
export function useBackGuard(unsaved: boolean) {
  const inDialog = useContext(DialogContext)
  const isGuarded = unsaved && !inDialog
  useEffect(() => {
    if (!isGuarded) return
    guardedForms++
    if (guardedForms === 1) guardBack()
    return () => {
      guardedForms--
      if (guardedForms === 0) endGuard()
    }
  }, [isGuarded])
}

let guardedForms = 0
let endGuard: () => void = () => undefined

function guardBack() {
  const { pathname } = location
  keepMarks()
  endGuard = openLayer(() => {
    if (!mayDiscard()) return false
    // So far Back has only taken the entry of the changes away.
    if (location.pathname === pathname) queueMicrotask(() => history.back())
    return true
  })
}

function askAtUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function askAtLink(event: MouseEvent) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return
  if (mayDiscard()) return
  event.preventDefault()
  event.stopPropagation()
}
