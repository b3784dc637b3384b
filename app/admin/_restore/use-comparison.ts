'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ActionResult, Failure } from '@/lib/access/result'
import { unreachable } from '../_ui/toast-failure'

type Answer<T> = ActionResult<{ comparison: T }>

/** Asks for a comparison when a dialog opens, and again on demand. */
export function useComparison<T>(compare: () => Promise<Answer<T>>) {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  const [load] = useState(() => compare)

  const ask = useCallback(() => {
    void load().catch(unreachable('Erro ao comparar.')).then(setAnswer)
  }, [load])
  // A dialog that is open asks what it is about.
  useEffect(ask, [ask])

  function again() {
    setAnswer(null)
    ask()
  }
  const failure: Failure | null = answer && !answer.ok ? answer : null
  return { comparison: answer?.ok ? answer.comparison : null, failure, again }
}
