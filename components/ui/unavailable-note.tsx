'use client'

import { useEffect, useState } from 'react'

type Props = { fragment: string; className: string; children: string }

/** Says in the `group` with this fragment that what a visitor asked for is not shown (OFF-14, ROOM-15). */
export function UnavailableNote({ fragment, className, children }: Props) {
  const [isAsked, setAsked] = useState(false)
  // The browser's `:target` does not follow a navigation by the router; without script there is none.
  useEffect(() => {
    const ask = () => setAsked(location.hash === `#${fragment}`)
    ask()
    addEventListener('popstate', ask)
    return () => removeEventListener('popstate', ask)
  }, [fragment])
  return (
    <p aria-live="polite">
      <span className={`mt-3 ${isAsked ? 'block' : 'hidden group-target:block'} ${className}`}>
        {children}
      </span>
    </p>
  )
}
