import { useEffect, useEffectEvent } from 'react'

/** TypeScript's library does not know it yet, and some browsers do not have it. */
declare class CloseWatcher {
  onclose: () => void
  destroy(): void
}

/** The last one is asked first. */
const guards: (() => boolean)[] = []

/**
 * Asks `guard` before the browser's Back or Forward leaves for another page of the site; true keeps the page. Browsers tell
 * of no step to another site or document. Returns a function that ends it.
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

/** While `open`, Android's Back and the browser's call `onClose`, which may return false to stay open (NAV-14). */
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
