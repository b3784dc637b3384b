/** For keys of rows that never change places. */
export function numbered<Row extends object>(rows: Row[]) {
  return rows.map((row, number) => ({ ...row, number }))
}
