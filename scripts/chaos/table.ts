import { columns } from '../fuzz/table.ts'
import type { SaveCounts } from './journal.ts'
import { percentile, type Reading } from './readers.ts'

export type Line = { mode: string; seconds: number; reading: Reading; saves: SaveCounts | undefined }

const head = [
  'modo',
  's',
  'visitas',
  'erros',
  'p50 ms',
  'p99 ms',
  'salvos',
  'recusados',
  'sem resposta',
  'gravados assim mesmo',
  'perdidos',
]

export function chaosTable(lines: Line[]): string {
  const cells = lines.map(({ mode, seconds, reading: { requests, errors, times }, saves }) => [
    mode,
    ...[seconds, requests, errors.length, percentile(times, 0.5), percentile(times, 0.99)].map(String),
    ...saveCells(saves),
  ])
  const sum = (of: (line: Line) => number | undefined) =>
    String(lines.reduce((total, line) => total + (of(line) ?? 0), 0))
  const total = [
    'total',
    sum(({ seconds }) => seconds),
    sum(({ reading }) => reading.requests),
    sum(({ reading }) => reading.errors.length),
    '',
    '',
    ...(['confirmed', 'refused', 'unknown', 'storedAnyway', 'lost'] as const).map((name) =>
      sum(({ saves }) => saves?.[name]),
    ),
  ]
  return columns([head, ...cells, total])
}

function saveCells(saves: SaveCounts | undefined): string[] {
  if (!saves) return ['', '', '', '', '']
  return [saves.confirmed, saves.refused, saves.unknown, saves.storedAnyway, saves.lost].map(String)
}
