import { parseProse } from './blocks'
import type { Facts } from './facts'

/** Returns the text on one line without links. */
export function proseText(text: string, facts: Facts = {}): string {
  return parseProse(text, facts)
    .flatMap(({ lines }) => lines.map((runs) => runs.map(({ text: words }) => words).join('')))
    .join(' ')
}
