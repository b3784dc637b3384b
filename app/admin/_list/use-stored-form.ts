'use client'

import { useRef } from 'react'
import type { FilledRow, ItemRow } from '@/lib/content/item-row'
import type { ListInfo } from './list-info'

export type StoredForm = Pick<FilledRow, 'expectedFingerprint' | 'form'>

/** Fills rows that came without their forms, as those of long lists do. */
export function useStoredForm<Row extends ItemRow>({ name }: ListInfo) {
  const coming = useRef<{ id: string; form: Promise<StoredForm | null> }>(undefined)

  /** Asks for what a click that has just begun will want. */
  function prepare(row: Row | null) {
    if (!row || row.form) return
    const form = readForm(name, row.id)
    // Whoever clicks is told of a failure.
    form.catch(() => undefined)
    coming.current = { id: row.id, form }
  }

  /** Null where the item is gone. Rejects when the server does not answer, with `Refused` where it says why. */
  async function filled(row: Row): Promise<(Row & StoredForm) | null> {
    const { form } = row
    if (form) return { ...row, form }
    const prepared = coming.current
    coming.current = undefined
    const stored = await (prepared?.id === row.id ? prepared.form : readForm(name, row.id))
    return stored && { ...row, ...stored }
  }

  return { prepare, filled }
}

/** Its message is for whoever clicked. */
export class Refused extends Error {}

async function readForm(list: string, id: string): Promise<StoredForm | null> {
  const response = await fetch(`/admin/form?${new URLSearchParams({ list, id })}`)
  const answer: { stored: StoredForm | null; error?: string } = await response.json()
  if (!response.ok) throw new Refused(answer.error)
  return answer.stored
}
