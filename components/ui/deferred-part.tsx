'use client'

import { Activity, Children, type ReactNode, useDeferredValue } from 'react'

/** `byLink` is true from a click on a link until Back or Forward, whose scroll position needs the whole page. */
export const visit = { byLink: false }

/**
 * Renders content below the first view: one frame later after a click on a link, otherwise immediately. It hydrates after the
 * rest of the page, or when it is pressed.
 */
export function DeferredPart({ children }: { children: ReactNode }) {
  const whole = useDeferredValue(true, !visit.byLink || Children.count(children) === 0)
  return whole ? <Activity>{children}</Activity> : <div className="h-svh" />
}
