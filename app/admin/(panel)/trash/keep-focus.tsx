'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The button that had the focus goes with its item: then the list has it. */
export function KeepFocus({ count, children }: { count: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  // Which item goes is known only when the server has answered.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) frame.current?.focus()
    before.current = count
  }, [count])
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
