import { isKindName, kindNames, kinds } from '@/components/blocks/kinds'
import type { FieldRule } from '@/lib/content/definition'
import { shownImage } from '@/lib/media/images/addresses'
import { z } from '@/lib/zod'
import type { BlockPage } from './pages'

type Values = Record<string, unknown>

/**
 * Returns errors by field path (`items.1.title`); with `gaps`, for stored blocks, only those that leave a gap on the page, with
 * `excess`, for drafts, only the others.
 */
export function blockProblems(
  values: Values,
  page?: BlockPage,
  only?: 'gaps' | 'excess',
): Record<string, string> {
  const { kind } = values
  if (!isKindName(kind)) return { kind: 'Escolha o tipo do bloco' }
  if (page && !kinds[kind].pages.includes(page)) return { kind: 'Este bloco não cabe nesta página' }
  const issues = limits.get(kind)?.safeParse(values).error?.issues ?? []
  const tooFew = issues.filter(({ code }) => code === 'too_small').map(({ path: [name] }) => name)
  const found = issues.filter(
    ({ code, path: [name, row] }) =>
      only !== (code === 'too_big' ? 'gaps' : 'excess') && (row === undefined || !tooFew.includes(name)),
  )
  return Object.fromEntries(found.map(({ path, message }) => [path.join('.'), message]))
}

/** Checks whether the site can show the block without a gap. */
export function isWhole(values: Values, page?: BlockPage): boolean {
  return Object.keys(blockProblems(values, page, 'gaps')).length === 0
}

/** Returns the limits of a kind's fields, including columns. Any error except 'too_big' would leave a gap on the page. */
export function limitsOf(rules: Record<string, FieldRule>): z.ZodObject {
  return z.looseObject(
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, limitOf(name, rule)])),
  )
}

const limits = new Map(kindNames.map((kind) => [kind, limitsOf(kinds[kind].fields)]))

function limitOf(name: string, { required, max, fewest = 0, most, columns }: FieldRule): z.ZodType {
  if (most !== undefined) {
    const few = `Use pelo menos ${countEntries(name, fewest)}`
    const entries = columns ? z.array(limitsOf(columns), few) : z.array(z.string(), few).overwrite(onlyShown)
    const limited = entries.min(fewest, few).max(most, `Use no máximo ${countEntries(name, most)}`)
    return fewest > 0 ? limited : limited.optional()
  }
  if (!required && max === undefined) return z.unknown().optional()
  const isPicture = name === 'image'
  const missing = isPicture ? 'Escolha uma foto' : 'Preencha este campo'
  const typed = z.string(missing).trim()
  const text = max === undefined ? typed : typed.max(max, `Use no máximo ${max} caracteres neste bloco`)
  if (!required) return text.nullish()
  const filled = text.regex(/\S/, missing)
  return isPicture ? filled.refine((address) => shownImage(address) !== null, missing) : filled
}

function onlyShown(addresses: string[]) {
  return addresses.filter(shownImage)
}

function countEntries(name: string, count: number) {
  if (name === 'images') return count === 1 ? 'uma foto' : `${count} fotos`
  return count === 1 ? 'um item' : `${count} itens`
}
