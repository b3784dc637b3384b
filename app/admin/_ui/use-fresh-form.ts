'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useRef, useState } from 'react'

/** Lets a form on a page start anew with what is stored: `round` is its key, `frame` the element around it. */
export function useFreshForm<Frame extends HTMLElement>() {
  const router = useRouter()
  const [round, setRound] = useState(0)
  const frame = useRef<Frame>(null)

  function startAgain() {
    // The focused button disappears with the form.
    frame.current?.focus({ preventScroll: true })
    startTransition(() => {
      router.refresh()
      setRound((number) => number + 1)
    })
  }

  return { round, frame, startAgain }
}
