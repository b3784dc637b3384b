import { median } from '../lib/bench-table.ts'
import { decimal, marked, textTable } from './text-table.ts'

export type Figure = {
  name: string
  unit: string
  own?: number
  empty?: number
  goal?: number
  note?: string
}

const heads = ['Medida', 'Vazia', 'Nossa', 'Razão', 'Meta', '']

/** What has an `empty` is held against the goal by its ratio to it, all else by itself; without a goal it is only told. */
export function figuresTable(figures: Figure[]): string {
  return textTable([heads, ...figures.map(figureCells)])
}

function figureCells({ name, unit, own, empty, goal, note = '' }: Figure): string[] {
  const ratio = own !== undefined && empty !== undefined ? own / empty : undefined
  const judged = empty === undefined ? own : ratio
  const digits = Number(own) < 10 ? 2 : 0
  const misses = judged !== undefined && goal !== undefined && judged > goal
  return [
    `${name}, ${unit}`,
    empty === undefined ? '' : decimal(empty, digits),
    marked(decimal(own, digits), misses && ratio === undefined),
    ratio === undefined ? '' : marked(decimal(ratio, 2), misses),
    goal === undefined ? '' : `≤ ${String(goal).replace('.', ',')}`,
    note,
  ]
}

export function repeated(values: number[]): Pick<Figure, 'own' | 'note'> {
  return { own: median(values), note: `pior ${decimal(Math.max(...values))}` }
}
