import { useEffect, useRef } from 'react'

/** Focuses an element that exists only after the next render. */
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
