import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharp } from '@/lib/images/sharp'
import { shareImageSize } from './share-size'

const { width, height } = shareImageSize
const mountains = join(/* turbopackIgnore: true */ process.cwd(), 'public', 'images', 'serra.svg')

/** Mountains in the mist between these two colours, as pages draw them (components/ui/ui.css); a PNG. */
export async function drawnGround(dark: string, light: string): Promise<Buffer> {
  const drawing = await readFile(/* turbopackIgnore: true */ mountains)
  const ridges = await sharp(drawing)
    .resize(width, height, { fit: 'cover', position: 'bottom' })
    .composite([{ input: solid(dark), blend: 'in' }])
    .png()
    .toBuffer()
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${dark}"/><stop offset=".62" stop-color="${light}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/></svg>`
  return sharp(Buffer.from(sky))
    .composite([{ input: ridges }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function solid(color: string) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  )
}
