'use client'

import { startTransition, useEffect, useState } from 'react'

const first = 40
const step = 60

/** How many of `count` rows are drawn: the first at once, the others bit by bit, so that a long list never keeps anybody waiting. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(first)
  const kept = Math.max(first, count)
  if (drawn > kept) setDrawn(kept)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + step))
  }, [drawn, count])
  return Math.min(drawn, count)
}
