import { millisecondsInDay } from 'date-fns/constants'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export type RecoveryCopy<T> = {
  /** Epoch milliseconds of the last change. */
  at: number
  /** Fingerprint of the item when the form was opened, so that saving a recovered form still detects conflicts. */
  base: string | null
  /** The values when the form was opened; older copies lack them. */
  before?: Record<string, unknown> | undefined
  values: T
}

/** The state that a form was opened with; `values` is undefined for a new item. */
export type Base = { fingerprint: string | null; values: Record<string, unknown> | undefined }

const prefix = 'rascunho:'
// Browsers never expire localStorage entries.
const maxAgeMs = 14 * millisecondsInDay

/** Returns the recovery copy of this name; null if it is missing or too old, or if the browser blocks storage. */
export function readRecoveryCopy<T>(name: string): RecoveryCopy<T> | null {
  try {
    const copy: RecoveryCopy<T> | null = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return copy && Date.now() - copy.at < maxAgeMs ? copy : null
  } catch {
    return null
  }
}

/** Returns whether this browser holds a recovery copy from any tab or earlier visit. */
export function hasRecoveryCopies(): boolean {
  return recoveryNames().some((name) => readRecoveryCopy(name) !== null)
}

/** Deletes all recovery copies on an explicit sign-out and blocks new ones until `allowRecoveryCopies`. */
export function deleteRecoveryCopies(): void {
  isForbidden = true
  for (const name of recoveryNames()) deleteRecoveryCopy(name)
}

export function allowRecoveryCopies(): void {
  isForbidden = false
}

let isForbidden = false

function recoveryNames() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** Stores a recovery copy unless the browser's storage is full or blocked. */
export function saveRecoveryCopy<T>(name: string, { fingerprint, values: before }: Base, values: T): void {
  if (isForbidden) return
  try {
    const copy: RecoveryCopy<T> = { at: Date.now(), base: fingerprint, before, values }
    localStorage.setItem(prefix + name, JSON.stringify(copy))
  } catch {
    // The form itself still holds the values.
  }
}

function deleteRecoveryCopy(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Storage that rejects writes holds no copy either.
  }
}

type Options<I> = {
  name: string
  base: Base
  keep?: ((values: I) => I) | undefined
  /** Whether a conflict is open; the copy is then kept even if the form is not dirty. */
  pending: boolean
}

/** Stores a copy of the form on every change, and finds the copy of an earlier visit (FORM-4). */
export function useRecoveryCopy<I extends FieldValues>(
  form: UseFormReturn<I, unknown, unknown>,
  { name, base, keep = (values) => values, pending }: Options<I>,
) {
  const [found, setFound] = useState<RecoveryCopy<I> | null>(null)
  const written = useRef(false)
  const dirtyNow = useRef(false)

  // Reads after the first render, which must match the server's markup.
  useEffect(() => {
    allowRecoveryCopies()
    setFound(readRecoveryCopy<I>(name))
  }, [name])

  const write = useEffectEvent((values: I, isDirty: boolean) => {
    if (isDirty) saveRecoveryCopy(name, base, keep(values))
    // The user undid every change.
    else if (written.current && !pending) deleteRecoveryCopy(name)
    written.current ||= isDirty
  })

  useEffect(() => {
    let last: { values: I; isDirty: boolean } | null = null
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty = false }) {
        // A reset reports its values before it reports a clean form.
        if (!last) queueMicrotask(flush)
        last = { values, isDirty }
        dirtyNow.current = isDirty
      },
    })
    window.addEventListener('pagehide', blurField)
    return () => {
      stop()
      window.removeEventListener('pagehide', blurField)
    }
    function flush() {
      if (last) write(last.values, last.isDirty)
      last = null
    }
  }, [form])

  const deleteCopy = () => {
    deleteRecoveryCopy(name)
    setFound(null)
    written.current = false
  }
  return { found, deleteCopy, dirtyNow, dismiss: () => setFound(null) }
}

/** Blurs the focused field, so that a list field adds the pending text (FORM-7). */
export function blurField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
