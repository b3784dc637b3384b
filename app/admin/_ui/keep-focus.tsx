'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { isFocusLost } from '@/components/ui/focus-lost'

/** Moves the focus to the list when the focused button unmounts with its item. */
export function KeepFocus({ count, children }: { count: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  // The server's response decides whether an item disappears.
  useEffect(() => {
    if (count < before.current && isFocusLost()) frame.current?.focus()
    before.current = count
  }, [count])
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
