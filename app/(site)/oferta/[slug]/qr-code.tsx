import { encode } from 'uqr'

/** Black on whatever is behind it, without the quiet zone of four modules that scanners want around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return (
    <svg viewBox={`0 -.5 ${size} ${size}`} stroke="currentColor" role="img" aria-label={label}>
      <path d={data.flatMap(strokes).join('')} />
    </svg>
  )
}

/** Each run of dark modules in a row, as a line one module thick. */
function strokes(row: boolean[], y: number): string[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return []
    const end = row.indexOf(false, x)
    return `M${x} ${y}h${(end === -1 ? row.length : end) - x}`
  })
}
