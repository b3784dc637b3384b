'use client'

import { useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import type { Conflict } from '@/lib/access/result'
import { valueAt } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import { withValue } from '@/lib/content/merge-values'
import type { Base } from './draft'

export type Choice = 'theirs' | 'mine'

type Shown = {
  conflict: Conflict
  /** What is stored, as it would have opened the form. */
  theirs: Base
  /** What was typed, by path. */
  mine: Map<string, unknown>
  choices: Record<string, Choice>
  /** Whether the form shows what is stored since 'Recarregar'. */
  isReloaded: boolean
}

type Options<I> = {
  base: Base
  setBase: (base: Base) => void
  /** Dotted paths of the form's fields. */
  paths: string[]
  /** What is stored as the form reads it; null when it is gone. */
  read: (current: unknown) => Base | null
  hold: (values: Base['values']) => I
}

/** What two people changed differently, to choose from: nothing typed is lost (SAVE-4). */
export function useConflict<I extends FieldValues>(
  form: UseFormReturn<I, unknown, unknown>,
  { base, setBase, paths, read, hold }: Options<I>,
) {
  const [shown, setShown] = useState<Shown | null>(null)

  function setValue(path: string, value: unknown) {
    form.setValue(path as FieldPath<I>, value as PathValue<I, FieldPath<I>>, { shouldDirty: true })
  }

  /** The form itself goes on changing its lists in place. */
  function typed() {
    const values = form.getValues()
    const copy = (value: unknown) => (Array.isArray(value) ? value.map(withoutSharing) : value)
    return new Map(paths.map((path) => [path, copy(valueAt(values, path))]))
  }

  return {
    shown,
    show(conflict: Conflict) {
      const theirs = read(conflict.current) ?? { fingerprint: null, values: undefined }
      setShown({ conflict, theirs, mine: typed(), choices: {}, isReloaded: false })
    },
    dismiss: () => setShown(null),
    /** From here on both know of each other's value: the one chosen is no conflict any more. */
    choose(path: string, choice: Choice) {
      if (!shown) return
      const { theirs, mine } = shown
      setValue(path, choice === 'theirs' ? valueAt(hold(theirs.values), path) : mine.get(path))
      setBase({ ...base, values: withValue(base.values ?? {}, path, valueAt(theirs.values, path)) })
      setShown({ ...shown, choices: { ...shown.choices, [path]: choice } })
    },
    /** Shows what is stored, with what only this form has changed; false when nothing is stored any more. */
    reload(): boolean {
      if (!shown?.theirs.values) return false
      const { theirs, conflict } = shown
      const [before, stored, mine] = [hold(base.values), hold(theirs.values), typed()]
      const own = paths.filter((path) => {
        const was = valueAt(before, path)
        return base.values && !sameJson(mine.get(path), was) && sameJson(valueAt(stored, path), was)
      })
      setBase(theirs)
      form.reset(stored)
      for (const path of own) setValue(path, mine.get(path))
      const choices = Object.fromEntries(conflict.doubled.map(({ path }) => [path, 'theirs' as const]))
      setShown(conflict.doubled.length > 0 ? { ...shown, mine, choices, isReloaded: true } : null)
      return true
    },
  }
}

/** Rows are objects that the form writes into; files in them stay the same files. */
function withoutSharing(entry: unknown) {
  return typeof entry === 'object' && entry !== null ? { ...entry } : entry
}
