import { useEffect, useEffectEvent } from 'react'

/** TypeScript's library and some browsers lack it. */
declare class CloseWatcher {
  onclose: () => void
  destroy(): void
}

/** The last guard is asked first. */
const guards: (() => boolean)[] = []

/**
 * Asks `guard` before the browser's Back or Forward opens another page of the site; true blocks it. Browsers report no
 * traversal to another site or document. Returns a function that removes the guard.
 */
export function addBackGuard(guard: () => boolean) {
  guards.push(guard)
  // Adding a listener twice has no effect.
  if ('navigation' in window) window.navigation.addEventListener('navigate', ask)
  return () => void guards.splice(guards.indexOf(guard), 1)
}

function ask(event: NavigateEvent) {
  if (event.navigationType === 'traverse' && event.cancelable && guards.at(-1)?.()) event.preventDefault()
}

/** While `open`, calls `onClose` on Android's and the browser's Back; false keeps it open (NAV-14). */
export function useCloseRequest(open: boolean, onClose: () => unknown) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    let watcher: CloseWatcher | undefined
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.onclose = () => close() === false && watch()
    }
    if ('CloseWatcher' in window) watch()
    const endGuard = addBackGuard(() => {
      close()
      return true
    })
    return () => {
      watcher?.destroy()
      endGuard()
    }
  }, [open])
}
