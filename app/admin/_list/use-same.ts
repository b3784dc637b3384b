'use client'

import { useState } from 'react'

/** What the server has sent again unchanged stays the same object, so that nothing of it is drawn anew. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}

/** The same for each row of a list by itself. */
export function useSameRows<Row extends { id: string }>(rows: Row[]): Row[] {
  const [kept, setKept] = useState(() => ({ given: rows, rows, written: inWriting(rows) }))
  if (kept.given === rows) return kept.rows
  const written = inWriting(rows)
  const known = new Map(kept.rows.map((row) => [row.id, row]))
  const same = rows.map((row) =>
    kept.written.get(row.id) === written.get(row.id) ? (known.get(row.id) ?? row) : row,
  )
  setKept({ given: rows, rows: same, written })
  return same
}

function inWriting(rows: { id: string }[]) {
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
}
