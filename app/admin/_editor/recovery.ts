import { millisecondsInDay } from 'date-fns/constants'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export type RecoveryCopy<T> = {
  /** Epoch milliseconds of the last change. */
  at: number
  /** Fingerprint of the item as the form was opened with it, so that saving what was recovered still detects conflicts. */
  base: string | null
  /** The values that the form was opened with; older copies do not have them. */
  before?: Record<string, unknown> | undefined
  values: T
}

/** What a form was opened with: its values (undefined for a new item) and the fingerprint of the stored item. */
export type Base = { fingerprint: string | null; values: Record<string, unknown> | undefined }

const prefix = 'rascunho:'
// Browsers do not delete stored entries by themselves.
const maxAgeMs = 14 * millisecondsInDay

/** The recovery copy kept under this name; null if there is none, it is too old, or the browser refuses storage. */
export function readRecoveryCopy<T>(name: string): RecoveryCopy<T> | null {
  try {
    const copy: RecoveryCopy<T> | null = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return copy && Date.now() - copy.at < maxAgeMs ? copy : null
  } catch {
    return null
  }
}

/** Whether this browser keeps a recovery copy, from any tab or an earlier visit. */
export function hasRecoveryCopies(): boolean {
  return recoveryNames().some((name) => readRecoveryCopy(name) !== null)
}

/** Deletes all recovery copies at an explicit sign-out; open forms keep no new ones until `allowRecoveryCopies`. */
export function deleteRecoveryCopies(): void {
  isForbidden = true
  for (const name of recoveryNames()) deleteRecoveryCopy(name)
}

/** Allows recovery copies again; called when a form is opened. */
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

/** Keeps a recovery copy unless the browser's storage is full or forbidden. */
export function saveRecoveryCopy<T>(name: string, { fingerprint, values: before }: Base, values: T): void {
  if (isForbidden) return
  try {
    const copy: RecoveryCopy<T> = { at: Date.now(), base: fingerprint, before, values }
    localStorage.setItem(prefix + name, JSON.stringify(copy))
  } catch {
    // The form itself still holds everything.
  }
}

function deleteRecoveryCopy(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // A storage that cannot be written holds no copy either.
  }
}

type Options<I> = {
  name: string
  base: Base
  keep?: ((values: I) => I) | undefined
  /** Keeps the copy although the form shows other values, because a conflict is open. */
  pending: boolean
}

/** Keeps a copy of a form up to the last keystroke, and finds the one that an earlier visit left (FORM-4). */
export function useRecoveryCopy<I extends FieldValues>(
  form: UseFormReturn<I, unknown, unknown>,
  { name, base, keep = (values) => values, pending }: Options<I>,
) {
  const [found, setFound] = useState<RecoveryCopy<I> | null>(null)
  const written = useRef(false)
  const dirtyNow = useRef(false)

  // Read after the first render, which must equal the server's.
  useEffect(() => {
    allowRecoveryCopies()
    setFound(readRecoveryCopy<I>(name))
  }, [name])

  const write = useEffectEvent((values: I, isDirty: boolean) => {
    if (isDirty) saveRecoveryCopy(name, base, keep(values))
    // Every change was undone by hand.
    else if (written.current && !pending) deleteRecoveryCopy(name)
    written.current ||= isDirty
  })

  useEffect(() => {
    let last: { values: I; isDirty: boolean } | null = null
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, isDirty = false }) {
        // A reset reports its values before it reports that nothing is dirty.
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

/** Takes the focus from a field, which adds what was typed into a list of texts (FORM-7). */
export function blurField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
