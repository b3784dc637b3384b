'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function in every render, which does what the latest one would; for events. */
export function useSteady<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
