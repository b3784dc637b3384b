import { isKindName, kinds } from '@/components/blocks/kinds'
import type { FieldRule } from '@/lib/content/definition'
import { shownImage } from '@/lib/media/images/addresses'
import type { BlockPage } from './page-names'

type Values = Record<string, unknown>

/**
 * Returns errors of a block by field path (`items.1.title`). With `gaps`, only those that would leave a gap on the page,
 * for blocks that are already stored.
 */
export function blockProblems(values: Values, page?: BlockPage, only?: 'gaps'): Record<string, string> {
  const { kind: name } = values
  if (!isKindName(name)) return { kind: 'Escolha o tipo do bloco' }
  if (page && !kinds[name].pages.includes(page)) return { kind: 'Este bloco não cabe nesta página' }
  const found = problemsIn(kinds[name].fields, values, '')
  return Object.fromEntries(found.filter(({ isGap }) => isGap || !only).map(({ at, words }) => [at, words]))
}

/** Whether the site can show the block without a gap. */
export function isWhole(values: Values, page?: BlockPage): boolean {
  return Object.keys(blockProblems(values, page, 'gaps')).length === 0
}

type Problem = { at: string; words: string; isGap: boolean }

function problemsIn(fields: Record<string, FieldRule>, values: Values, before: string): Problem[] {
  return Object.entries(fields).flatMap(([name, rule]) => {
    const problems = rowsIn(values[name]) ? manyProblems(name, rule, values) : oneProblem(name, rule, values)
    return problems.map((problem) => ({ ...problem, at: before + problem.at }))
  })
}

function oneProblem(name: string, { required, max, fewest }: FieldRule, values: Values): Problem[] {
  const value = values[name]
  const isPicture = name === 'image'
  const length = typeof value === 'string' ? value.trim().length : 0
  if (fewest) return [{ at: name, words: tooFew(name, fewest), isGap: true }]
  if (required && (length === 0 || (isPicture && !shownImage(String(value))))) {
    return [{ at: name, words: isPicture ? 'Escolha uma foto' : 'Preencha este campo', isGap: true }]
  }
  if (max === undefined || length <= max) return []
  return [{ at: name, words: `Use no máximo ${max} caracteres neste bloco`, isGap: false }]
}

function manyProblems(name: string, rule: FieldRule, values: Values): Problem[] {
  const { fewest = 0, most = Number.POSITIVE_INFINITY, columns = {} } = rule
  const rows = rowsIn(values[name]) ?? []
  const count = name === 'images' ? rows.filter((row) => shownImage(String(row))).length : rows.length
  if (count < fewest) return [{ at: name, words: tooFew(name, fewest), isGap: true }]
  const inside = rows.flatMap((row, index) => problemsIn(columns, Object(row), `${name}.${index}.`))
  if (count <= most) return inside
  return [...inside, { at: name, words: `Use no máximo ${counted(name, most)}`, isGap: false }]
}

function tooFew(name: string, fewest: number) {
  return `Use pelo menos ${counted(name, fewest)}`
}

function counted(name: string, count: number) {
  if (name === 'images') return count === 1 ? 'uma foto' : `${count} fotos`
  return count === 1 ? 'um item' : `${count} itens`
}

function rowsIn(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}
