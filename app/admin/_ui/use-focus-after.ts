'use client'

import { useEffect, useRef } from 'react'

/** Gives the focus to what is there only after the next render, or takes the place of what has gone. */
export function useFocusAfter() {
  const wanted = useRef<() => Element | null | undefined>(undefined)
  useEffect(() => {
    const target = wanted.current?.()
    wanted.current = undefined
    if (target instanceof HTMLElement) target.focus()
  })
  return (find: () => Element | null | undefined) => {
    wanted.current = find
  }
}
