'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { allowDrafts, type Base, type Draft, dropDraft, keepDraft, readDraft } from './draft'

type Options<I> = {
  name: string
  base: Base
  keep?: ((values: I) => I) | undefined
  /** What was typed is still wanted, though the form shows something else. */
  pending: boolean
}

/** Keeps what is typed into a form, to the last keystroke, and finds what an earlier visit left behind (a crash, a closed tab). */
export function useDraft<I extends FieldValues>(
  form: UseFormReturn<I, unknown, unknown>,
  { name, base, keep = (values) => values, pending }: Options<I>,
) {
  const [found, setFound] = useState<Draft<I> | null>(null)
  const written = useRef(false)
  const dirtyNow = useRef(false)

  // Only a browser has a storage; read after the first render, which must equal the server's.
  useEffect(() => {
    allowDrafts()
    setFound(readDraft<I>(name))
  }, [name])

  const write = useEffectEvent((values: I, isDirty: boolean) => {
    if (isDirty) keepDraft(name, base, keep(values))
    // Whatever was typed has been taken back by hand.
    else if (written.current && !pending) dropDraft(name)
    written.current ||= isDirty
  })

  useEffect(() => {
    let last: { values: I; isDirty: boolean } | null = null
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty = false }) {
        // A reset tells its values before it tells that nothing is dirty.
        if (!last) queueMicrotask(flush)
        last = { values, isDirty }
        dirtyNow.current = isDirty
      },
    })
    window.addEventListener('pagehide', leaveField)
    return () => {
      stop()
      window.removeEventListener('pagehide', leaveField)
    }
    function flush() {
      if (last) write(last.values, last.isDirty)
      last = null
    }
  }, [form])

  const drop = () => {
    dropDraft(name)
    setFound(null)
    written.current = false
  }
  return { found, drop, dirtyNow, dismiss: () => setFound(null) }
}

/** What was typed into a list and not added yet is added when its field is left (FORM-7). */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
