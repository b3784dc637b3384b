/** Adds an index, which serves as key in rows that never reorder. */
export function addKeys<Row extends object>(rows: Row[]) {
  return rows.map((row, number) => ({ ...row, number }))
}
