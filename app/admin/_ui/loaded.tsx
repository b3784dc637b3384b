'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** Marks streamed content as busy until React has hydrated it. */
export function Loaded({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <div className="contents" aria-busy={!isReady}>
      {children}
    </div>
  )
}

const subscribeToNothing = () => () => {}
