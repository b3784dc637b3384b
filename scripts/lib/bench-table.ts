import { type Category, categories, isTrustworthy, type LighthouseRun } from './lighthouse-report.ts'
import type { PageVisit } from './page-visit.ts'
import { budgets, type PageWeight } from './page-weight.ts'

export type Measurement = {
  path: string
  bytes: PageWeight['bytes']
  mobile: PageVisit
  desktop: PageVisit
  runs: LighthouseRun[]
}

const heads = [
  'Rota',
  'JS kB',
  'CSS kB',
  'HTML kB',
  'Outras origens',
  'CLS 390',
  'CLS 1440',
  'Desempenho',
  'Acessibilidade',
  'Boas práticas',
  'SEO',
  'LCP s',
  'TBT ms',
]

/** One line per page; `!` stands behind what is over its budget, `*` behind scores of a machine that was too busy. */
export function benchTable(measurements: Measurement[]): string {
  const rows = [heads, ...measurements.map(cells)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((row) => row.join('  '))
    .join('\n')
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

function cells({ path, bytes, mobile, desktop, runs }: Measurement): string[] {
  const kilobytes = (part: keyof typeof budgets) =>
    decimal(bytes[part] / 1000, 1) + (bytes[part] > budgets[part] ? '!' : '')
  const foreign = mobile.foreign.length + desktop.foreign.length
  return [
    path,
    kilobytes('script'),
    kilobytes('style'),
    kilobytes('html'),
    `${foreign}${foreign > 0 ? '!' : ''}`,
    shift(mobile),
    shift(desktop),
    ...lighthouseCells(runs),
  ]
}

function lighthouseCells(runs: LighthouseRun[]): string[] {
  if (runs.length === 0) return Array.from({ length: categories.length + 2 }, () => '–')
  const doubt = runs.every(isTrustworthy) ? '' : '*'
  const middle = (value: (run: LighthouseRun) => number) => median(runs.map(value))
  const score = (category: Category) => decimal(middle(({ scores }) => scores[category]))
  return [
    `${score('performance')}${doubt}`,
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    `${decimal(middle(({ largestPaint }) => largestPaint) / 1000, 2)}${doubt}`,
    `${decimal(middle(({ blockingTime }) => blockingTime))}${doubt}`,
  ]
}

function shift({ shift }: PageVisit): string {
  return shift === 0 ? '0' : `${decimal(shift, 4)}!`
}

function decimal(value: number, digits = 0): string {
  return value.toFixed(digits).replace('.', ',')
}
