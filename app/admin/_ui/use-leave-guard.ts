'use client'

import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { openLayer, useHistoryLayer } from '@/components/ui/history-layers'
export const discardQuestion = 'Descartar alterações?'

type Discard = () => void

/** Functions that discard the changes of this page's forms, one for each form with changes. */
const unsavedForms = new Set<Discard>()

/** Whether a form of this page has changes; useful where the browser forbids drafts. */
export function hasUnsavedForm(): boolean {
  return unsavedForms.size > 0
}

/** Asks once if changes would be lost, and then discards them. */
export function mayDiscard(): boolean {
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

/** True inside a dialog, which has an entry in the history of its own and asks by itself. */
export const DialogContext = createContext(false)

/** The same for the browser's Back from forms on a page, which together are one entry of the history. */
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
    // Back has only removed the entry of the changes so far.
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

/** Lets the browser's Back close a dialog unless `onClose` returns false, also after actions and refreshes behind it. */
export function useDialogEntry(onClose: () => unknown) {
  // First, so that no entry is replaced before its mark is kept.
  useEffect(keepMarks, [])
  useHistoryLayer(true, onClose)
}

let isKept = false

/** Keeps our marks in the history, because Next rewrites the current entry after every action. */
function keepMarks(): void {
  if (isKept) return
  isKept = true
  const { replaceState } = history
  history.replaceState = (data, unused, url) => {
    const layer = history.state?.layer
    const stays = url === undefined || url === null || new URL(url, location.href).href === location.href
    replaceState.call(history, layer && stays ? { ...data, layer } : data, unused, url)
  }
}
