'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { allowDrafts, type Draft, dropDraft, keepDraft, readDraft } from './draft'

const pauseMs = 400

type Options<I> = {
  name: string
  expectedFingerprint: string | null
  keep?: ((values: I) => I) | undefined
}

/** Keeps what is typed into a form, and finds what an earlier visit left behind (a crash, a closed tab). */
export function useDraft<I extends FieldValues>(
  form: UseFormReturn<I, unknown, unknown>,
  { name, expectedFingerprint, keep = (values) => values }: Options<I>,
) {
  const [found, setFound] = useState<Draft<I> | null>(null)

  // Only a browser has a storage; read after the first render, which must equal the server's.
  useEffect(() => {
    allowDrafts()
    setFound(readDraft<I>(name))
  }, [name])

  // No dependency of the effect below: a render must not begin the pause again, or the draft would wait for ever.
  const write = useEffectEvent((values: I) => keepDraft(name, expectedFingerprint, keep(values)))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer)
        timer = setTimeout(() => isDirty && write(values), pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])

  const drop = () => {
    dropDraft(name)
    setFound(null)
  }
  return { found, drop, dismiss: () => setFound(null) }
}
