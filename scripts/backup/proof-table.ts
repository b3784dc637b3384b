import type { Line } from './compare-sites.ts'

/** ✓ or ✗, what was compared, and how large it is or how it differs. */
export function proofTable(lines: Line[]): string {
  const width = Math.max(...lines.filter(({ isSame }) => isSame).map(({ what }) => what.length), 0)
  return lines
    .map(({ isSame, what, note }) => `${isSame ? '✓' : '✗'} ${what.padEnd(width)}  ${note}`)
    .join('\n')
}
