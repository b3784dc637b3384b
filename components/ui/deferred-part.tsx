'use client'

import { Children, type ReactNode, useDeferredValue } from 'react'

/** `byLink` from a click on a link until Back or Forward, whose scroll position needs the whole page. */
export const visit = { byLink: false }

/** What is below the first view: after a click on a link it follows the page's first frame; otherwise it is there at once. */
export function DeferredPart({ children }: { children: ReactNode }) {
  const whole = useDeferredValue(true, !visit.byLink || Children.count(children) === 0)
  return whole ? children : <div className="h-svh" />
}
