'use client'

import { useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { useSteady } from '../_ui/use-steady'

/** Which of the rows that are shown are chosen; a row that a filter hides is not. */
export function useSelection<Row extends ItemRow>(rows: Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))
  const clear = () => setIds(new Set())
  const toggle = useSteady(({ id }: Row) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  })
  return {
    chosen,
    isChosen: ({ id }: Row) => ids.has(id),
    toggle,
    toggleAll: () => setIds(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
    clear,
  }
}
