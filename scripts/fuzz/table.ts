/** A line of the table; `finding` is the smallest input that breaks something, and how. */
export type Row = {
  target: string
  inputs: number
  accepted: number
  refused: number
  finding?: string | undefined
}

export function rowsTable(rows: Row[]): string {
  const sum = (name: 'inputs' | 'accepted' | 'refused') => rows.reduce((total, row) => total + row[name], 0)
  const findings = rows.filter(({ finding }) => finding).length
  const lines = [
    ['alvo', 'entradas', 'aceitas', 'recusadas', 'achados'],
    ...rows.map(({ target, inputs, accepted, refused, finding }) => [
      target,
      inputs,
      accepted,
      refused,
      finding ? 1 : 0,
    ]),
    ['total', sum('inputs'), sum('accepted'), sum('refused'), findings],
  ].map((line) => line.map(String))
  return columns(lines)
}

export function columns(lines: string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
