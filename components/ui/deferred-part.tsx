'use client'

import { Activity, Children, type MouseEvent, type ReactNode, useDeferredValue, useEffect } from 'react'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend a global type
  interface Window {
    /** Set at every press by `pressScript` (lib/server/cache/page-scripts.mjs), which also marks the element as busy. */
    pressed?: HTMLElement | null
  }
}

/** `byLink` is true from a click on a link until Back or Forward, whose scroll position needs the whole page. */
export const visit = { byLink: false }

/**
 * Renders content below the first view: one frame later after a click on a link, otherwise immediately. It hydrates after the
 * rest of the page, or when it is pressed.
 */
export function DeferredPart({ children }: { children: ReactNode }) {
  const whole = useDeferredValue(true, !visit.byLink || Children.count(children) === 0)
  if (!whole) return <div className="h-svh" />
  return (
    <Activity>
      {children}
      <RepeatPress />
    </Activity>
  )
}

function RepeatPress() {
  // Runs when the part has hydrated, which may be long after the rest of the page if its data or scripts arrive late.
  useEffect(repeatPress, [])
  return null
}

/** Repeats the last press, unless it has been answered (NAV-28). Called whenever a part of the page has hydrated. */
export function repeatPress() {
  // Outside React's commit, so that it can hydrate the pressed part of the page first.
  setTimeout(() => window.pressed?.click())
}

/** Forgets a press that is being answered: React tells `PageBody` of presses only on what has hydrated. */
export function forgetPress({ target }: MouseEvent) {
  if (!(target instanceof Node && window.pressed?.contains(target))) return
  window.pressed = null
  for (const busy of document.querySelectorAll(':is(button,img)[aria-busy]')) busy.ariaBusy = null
}
