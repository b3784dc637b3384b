import { type Run, runInWorker, TooHeavy, Unreadable } from '../in-worker.ts'
import { QueueFull, runInTurn } from '../queue.ts'
import { busyServer } from '../rules.ts'
import { drawingTexts, maxDrawingBytes } from './limits.ts'

/** In pixels; a logo is shown at a tenth of this. */
const longestSide = 1600
const maxDensity = 100_000
const limits = { seconds: 5, megabytes: 256 }

/** Renders an SVG to PNG bytes, or returns an error message (BRAND-5). librsvg runs no script and fetches nothing. */
export async function renderDrawing(bytes: Uint8Array, owner = ''): Promise<Uint8Array | { error: string }> {
  if (bytes.length > maxDrawingBytes) return { error: drawingTexts.tooLarge }
  if (hasText.test(new TextDecoder().decode(bytes))) return { error: drawingTexts.letters }
  try {
    return await runInTurn('image', () => runInWorker(limits, (run) => renderPng(run, bytes)), owner)
  } catch (error) {
    if (error instanceof QueueFull) return { error: busyServer }
    if (error instanceof TooHeavy) return { error: drawingTexts.tooHeavy }
    if (error instanceof Unreadable) return { error: drawingTexts.damaged }
    throw error
  }
}

// The server would render the text in another font, which would change the logo.
const hasText = /<(?:[\w.-]+:)?(?:text|flowRoot)[\s>]/i

async function renderPng(run: Run, bytes: Uint8Array) {
  const { width, height } = await run('metadata', bytes)
  const longest = Math.max(width, height)
  if (longest > 20 * Math.min(width, height)) return { error: drawingTexts.tooLong }
  // Dots per inch that render it at its stored size; 72 is the original size.
  const density = Math.min(maxDensity, Math.max(1, (72 * longestSide) / longest))
  const resize = { width: longestSide, height: longestSide, fit: 'inside' } as const
  const png = await run('toBuffer', bytes, { density }, { resize, png: {} })
  const { channels } = await run('stats', png)
  return channels[3]?.max === 0 ? { error: drawingTexts.empty } : png
}
