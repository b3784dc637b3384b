import { median } from '../lib/bench-table.ts'
import { type Category, isTrustworthy, type LighthouseRun } from '../lib/lighthouse-report.ts'
import { bytesBeforeFilm, type Transfer, type TransferKind } from '../lib/page-transfer.ts'
import type { PageVisit } from '../lib/page-visit.ts'
import { budgets, type PageWeight } from '../lib/page-weight.ts'
import { goals } from './goals.ts'
import { decimal, marked, textTable } from './text-table.ts'

export type Subject = { name: string; url: URL; kind: 'page' | 'empty' | 'plain' }

export type Weight = {
  bytes: PageWeight['bytes']
  transfer: Transfer
  islands: number
  mobile: PageVisit
  desktop: PageVisit
}

export type Measurement = Subject & { weight?: Weight; runs: LighthouseRun[] }

const weightHeads = [
  'Rota',
  'No telefone',
  'HTML',
  'CSS',
  'JS',
  'Fontes',
  'Imagens',
  'Dados',
  'Filme',
  'Pedidos',
  'Fotos',
  'Ilhas',
  'JS gzip',
  'CSS gzip',
  'HTML gzip',
  'Outras origens',
  'CLS 390',
  'CLS 1440',
]

export function weightTable(measurements: Measurement[]): string {
  return textTable([weightHeads, ...measurements.map(weightCells), weightGoals])
}

const weightGoals = [
  'Meta',
  decimal(goals.beforeFilm / 1000),
  ...Array.from({ length: 6 }, () => ''),
  decimal(goals.film / 1000),
  ...Array.from({ length: 3 }, () => ''),
  decimal(goals.script / 1000),
  decimal(budgets.style / 1000),
  decimal(budgets.html / 1000),
  '0',
  '0',
  '0',
]

function weightCells({ name, kind, weight }: Measurement): string[] {
  if (!weight) return [name]
  const { bytes, transfer, islands, mobile, desktop } = weight
  const kilobytes = (value: number, goal = Infinity, digits = 0) =>
    marked(decimal(value / 1000, digits), kind === 'page' && value > goal)
  const travelled = (part: TransferKind) => kilobytes(transfer.bytes[part])
  const foreign = mobile.foreign.length + desktop.foreign.length
  return [
    name,
    kilobytes(bytesBeforeFilm(transfer), goals.beforeFilm),
    ...(['html', 'css', 'js', 'fonts', 'pictures', 'data'] as const).map(travelled),
    kilobytes(transfer.bytes.film, goals.film),
    String(transfer.requests),
    String(transfer.pictures),
    String(islands),
    kilobytes(bytes.script, goals.script, 1),
    kilobytes(bytes.style, budgets.style, 1),
    kilobytes(bytes.html, budgets.html, 1),
    marked(String(foreign), foreign > 0),
    shift(mobile),
    shift(desktop),
  ]
}

function shift({ shift }: PageVisit): string {
  return shift === 0 ? '0' : marked(decimal(shift, 4), true)
}

const lighthouseHeads = [
  'Rota',
  'Desempenho',
  'LCP s',
  '× vazia',
  'TBT ms',
  '× vazia',
  'Acessibilidade',
  'Boas práticas',
  'SEO',
]

/** Medians; `*` stands behind times of a machine that was too busy. Pages are held against both marks. */
export function lighthouseTable(measurements: Measurement[]): string {
  const markOf = (kind: Subject['kind']) => measurements.find((one) => one.kind === kind)?.runs ?? []
  const [empty, plain] = [markOf('empty'), markOf('plain')]
  const least = Math.max(...[empty, plain].filter(({ length }) => length > 0).map(scoreOf('performance')))
  const rows = measurements.map((one) => lighthouseCells(one, empty, least))
  const limits = [decimal(goals.paint, 1), '', decimal(goals.blocking, 1), '100', '100', '100']
  return textTable([lighthouseHeads, ...rows, ['Meta', decimal(least), '', ...limits]])
}

function lighthouseCells({ name, kind, runs }: Measurement, empty: LighthouseRun[], least: number): string[] {
  if (runs.length === 0) return [name, ...lighthouseHeads.slice(1).map(() => '–')]
  const doubt = runs.every(isTrustworthy) ? '' : '*'
  const misses = (is: boolean) => kind === 'page' && is
  const [paint, blocking, performance] = [paintOf(runs), blockingOf(runs), scoreOf('performance')(runs)]
  const paintRatio = empty.length > 0 ? paint / paintOf(empty) : undefined
  const blockingRatio = empty.length > 0 ? blocking / blockingOf(empty) : undefined
  const perfect = (category: Category) => {
    const score = scoreOf(category)(runs)
    return marked(decimal(score), misses(score < 100))
  }
  return [
    name,
    marked(`${decimal(performance)}${doubt}`, misses(performance < least)),
    `${decimal(paint / 1000, 2)}${doubt}`,
    marked(decimal(paintRatio, 2), misses(Number(paintRatio) > goals.paint)),
    `${decimal(blocking)}${doubt}`,
    marked(decimal(blockingRatio, 2), misses(Number(blockingRatio) > goals.blocking)),
    perfect('accessibility'),
    perfect('best-practices'),
    perfect('seo'),
  ]
}

function scoreOf(category: Category) {
  return (runs: LighthouseRun[]) => median(runs.map(({ scores }) => scores[category]))
}

function paintOf(runs: LighthouseRun[]) {
  return median(runs.map(({ largestPaint }) => largestPaint))
}

function blockingOf(runs: LighthouseRun[]) {
  return median(runs.map(({ blockingTime }) => blockingTime))
}
