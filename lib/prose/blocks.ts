import type { Facts } from './facts'
import { fillLine } from './fill'
import { type Run, runsOf } from './runs'

/** The lines of a paragraph, or the entries of a list. */
export type Block = { kind: 'paragraph' | 'list'; lines: Run[][] }

/** Plain text as it is shown: paragraphs stand between empty lines, lines that begin with '- ' are a list. */
export function proseBlocks(text: string, facts: Facts = {}): Block[] {
  const blocks: Draft[] = []
  let current: Draft | undefined
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const [bullet = ''] = /^\s*[-–•*]\s+/.exec(line) ?? []
    const kind = bullet ? 'list' : 'paragraph'
    if (!line.trim()) current = undefined
    else if (current?.kind !== kind) {
      current = { kind, lines: [] }
      blocks.push(current)
    }
    current?.lines.push(fillLine(line.slice(bullet.length), facts))
  }
  return withoutHoles(blocks).map(({ kind, lines }) => ({ kind, lines: lines.map(runsOf) }))
}

type Draft = { kind: Block['kind']; lines: string[] }

/** A line that only leads to a list of which nothing is left says nothing either. */
function withoutHoles(blocks: Draft[]) {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    const lines = block.lines.filter(Boolean)
    if (next?.kind === 'list' && !next.lines.some(Boolean) && lines.at(-1)?.endsWith(':')) lines.pop()
    return lines.length > 0 ? [{ ...block, lines }] : []
  })
}
