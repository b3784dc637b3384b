'use client'

import { type ReactNode, useDeferredValue } from 'react'

/** `byLink` from a click on a link to the next history entry, whose scroll position needs the whole page. */
export const visit = { byLink: false }

/**
 * What is below the first view. It is part of the HTML and of hydration; after a click on a link it follows the first
 * frame of the page, which a phone otherwise draws only when all of the page is rendered.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, !visit.byLink) ? children : <div className="h-svh" />
}
