import type { Mutation } from './mutation.ts'

/** How one mutation ended: `test` is the one that turned red, undefined when all stayed green. */
export type Outcome = { mutation: Mutation; test: string | undefined }

const head = ['Guard', 'Broken in', 'Turns red']

/** One line per mutation, as a Markdown table in columns of equal width. */
export function guardsTable(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ mutation: { guard, file }, test }) => [
    guard,
    `\`${file}\``,
    test ?? 'SURVIVED',
  ])
  const lines = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const [first = '', ...others] = lines.map((line) =>
    columns(line.map((cell, at) => cell.padEnd(widths[at] ?? 0))),
  )
  return [first, columns(widths.map((width) => '-'.repeat(width))), ...others].join('\n')
}

/** The document with `table` in the place of the one under its heading for `area`. Throws when it has none. */
export function withTable(document: string, area: string, table: string): string {
  const heading = `\n### ${area}\n`
  const [before, rest] = document.split(heading)
  if (rest === undefined) throw new Error(`no heading for ${area}`)
  return `${before}${heading}\n${table}\n${rest.replace(/^(?:\n|\|.*\n)+/, '\n').replace(/^\n$/, '')}`
}

function columns(cells: string[]) {
  return `| ${cells.join(' | ')} |`
}
