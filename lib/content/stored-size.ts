import { isObject } from '@/lib/is-object'

/** The database's limit for a list, in bytes (SAVE-19). */
const maxListBytes = 2_097_152

/** An oversized list may still grow within a step of this many bytes. */
const step = 65_536

/** Checks whether the database would refuse this list as a replacement for the one before (SAVE-19). */
export function isTooLarge(list: unknown, before: unknown): boolean {
  const size = storedBytes(list)
  return size > maxListBytes && Math.floor(size / step) > Math.floor(storedBytes(before) / step)
}

/** Returns a sentence about how full a list is, and what to do; '' below 80 %. */
export function fullness(list: unknown): string {
  const percent = Math.floor((storedBytes(list) / maxListBytes) * 100)
  if (percent < 80) return ''
  return `Esta lista já usa ${percent} % do espaço que tem. Quando não couber mais nada, o site recusa o que se salvar nela: exclua itens que não usa mais.`
}

/** Returns the bytes of a value as PostgreSQL text: UTF-8 with a space after each colon and comma. */
export function storedBytes(value: unknown): number {
  if (Array.isArray(value)) return sumInBrackets(value.map(storedBytes))
  if (!isObject(value)) return Buffer.byteLength(JSON.stringify(value) ?? 'null')
  const stored = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return sumInBrackets(stored.map(([name, inner]) => storedBytes(name) + 2 + storedBytes(inner)))
}

function sumInBrackets(sizes: number[]) {
  return sizes.reduce((sum, size) => sum + size, 2) + 2 * Math.max(0, sizes.length - 1)
}
