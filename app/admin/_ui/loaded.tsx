'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** Content that is sent after its heading: busy until it answers, because React reaches it later than the page. */
export function Loaded({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className="contents" aria-busy={!isReady}>
      {children}
    </div>
  )
}

const never = () => () => {}
