'use client'

import { useLinkStatus } from 'next/link'
import { createPortal } from 'react-dom'

/** Inside a `<Link>` (NAV-9). Not a `loading.tsx`: its boundary makes React send long pages hidden. */
export function LinkPending({ text }: { text: string }) {
  const { pending } = useLinkStatus()
  if (!pending) return null
  // On the body: a link may sit in a moving, clipped carousel.
  return createPortal(
    <p
      role="status"
      className="on-light fixed bottom-6 left-1/2 z-50 -translate-x-1/2 whitespace-nowrap rounded-xs border bg-sand-50 px-6 py-3 text-small lifted transition-opacity delay-150 duration-200 starting:opacity-0"
    >
      {text}
    </p>,
    document.body,
  )
}
