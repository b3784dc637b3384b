import { millisecondsInDay } from 'date-fns/constants'

export type Draft<T> = {
  /** Epoch milliseconds of the last change. */
  at: number
  /** Fingerprint of what the form was opened with, so that saving a recovered draft still finds conflicts. */
  base: string | null
  /** What the form showed then; older drafts do not say. */
  before?: Record<string, unknown> | undefined
  values: T
}

/** What a form was opened with: its values, none for a new item, and the fingerprint of what is stored. */
export type Base = { fingerprint: string | null; values: Record<string, unknown> | undefined }

const prefix = 'rascunho:'
// A browser forgets nothing by itself.
const maxAgeMs = 14 * millisecondsInDay

/** The draft kept under this name, or null when there is none, it is old, or the browser refuses. */
export function readDraft<T>(name: string): Draft<T> | null {
  try {
    const draft: Draft<T> | null = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    return draft && Date.now() - draft.at < maxAgeMs ? draft : null
  } catch {
    return null
  }
}

/** Whether anything typed in this browser waits unsaved: in any tab, or left by an earlier visit. */
export function hasDrafts(): boolean {
  return draftNames().some((name) => readDraft(name) !== null)
}

/** For an explicit sign-out only: open forms, here and in other tabs, keep no draft until `allowDrafts`. */
export function dropAllDrafts(): void {
  closed = true
  for (const name of draftNames()) dropDraft(name)
}

/** A form has been opened: somebody works here again. */
export function allowDrafts(): void {
  closed = false
}

let closed = false

function draftNames() {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** Keeps a draft; a full or forbidden storage costs only the draft. */
export function keepDraft<T>(name: string, { fingerprint, values: before }: Base, values: T): void {
  if (closed) return
  try {
    const draft: Draft<T> = { at: Date.now(), base: fingerprint, before, values }
    localStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // Nothing to do: the form itself still holds everything.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // A storage that cannot be written holds no draft either.
  }
}
