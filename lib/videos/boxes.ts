import { type Bytes, textAt, viewOf } from './bytes.ts'

/** A box of an MP4: where it begins, where what it holds begins, and where it ends. */
export type Box = { type: string; start: number; content: number; end: number }

const headBytes = 16
// A film of an hour has a dozen.
const mostBoxes = 5000

/** Those of the file itself, in their order; null when one is broken or goes on past the end. */
export async function topBoxes(bytes: Bytes): Promise<Box[] | null> {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.size; ) {
    const box = boxOf(await bytes.read(at, headBytes), at, bytes.size)
    if (!box || boxes.length === mostBoxes) return null
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** Those directly in a part of `bytes`, as far as they are sound. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end && boxes.length < mostBoxes; ) {
    const box = boxOf(bytes.subarray(at, at + headBytes), at, end)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The boxes at the end of a path such as `['mdia', 'minf']` below `box`. */
export function boxesAt(bytes: Uint8Array, box: Box, [type, ...rest]: string[]): Box[] {
  if (type === undefined) return [box]
  return boxesIn(bytes, box.content, box.end)
    .filter((child) => child.type === type)
    .flatMap((child) => boxesAt(bytes, child, rest))
}

function boxOf(head: Uint8Array, start: number, limit: number): Box | null {
  if (head.length < 8) return null
  const view = viewOf(head)
  const short = view.getUint32(0)
  if (short === 1 && head.length < headBytes) return null
  const size = short === 1 ? Number(view.getBigUint64(8)) : short === 0 ? limit - start : short
  const content = start + (short === 1 ? headBytes : 8)
  const end = start + size
  if (end < content || end > limit) return null
  return { type: textAt(head, 4, 8), start, content, end }
}
