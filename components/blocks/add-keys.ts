/** Adds an index as key, for rows that never change their order. */
export function addKeys<Row extends object>(rows: Row[]) {
  return rows.map((row, number) => ({ ...row, number }))
}
