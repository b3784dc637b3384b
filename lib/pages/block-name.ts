import { shorten } from '../format.ts'
import { isKindName, kinds } from './kinds.ts'

/** Returns a block's name in lists and history: its kind if a page has only one, else its first words. */
export function blockName(values: Record<string, unknown>): string {
  const { kind, title, quote, lead, text } = values
  const known = isKindName(kind) ? kinds[kind] : undefined
  const words = [title, quote, lead, text].find((value) => typeof value === 'string' && value.trim())
  if (known?.once || typeof words !== 'string') return known?.name ?? 'Bloco'
  return shorten(words.trim().replaceAll(/\s+/g, ' '), 60)
}
