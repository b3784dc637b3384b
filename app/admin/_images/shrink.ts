import { imageFormat } from '@/lib/images/rules'

const longestSide = 2560
const quality = 0.9
/** In bytes, with room for the form around it: no host that we know of takes less at once (Vercel: 4.5 MB). */
const sendable = 4 * 1024 * 1024
const furtherSides = [2560, 2048, 1600]

/** A smaller copy when longer than 2560 px or heavier than hosts let through, else the file itself; the server decides. */
export async function shrinkImage(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const type = await lossyType(file)
    const longer = Math.max(bitmap.width, bitmap.height)
    let best: Blob = file
    if (longer > longestSide) best = smaller(best, await draw(bitmap, longestSide / longer, type))
    for (const side of furtherSides) {
      if (best.size <= sendable) break
      best = smaller(best, await draw(bitmap, Math.min(1, side / longer), type))
    }
    bitmap.close()
    return best
  } catch {
    return file
  }
}

function smaller(image: Blob, other: Blob | null) {
  return other && other.size < image.size ? other : image
}

function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // A browser that cannot write WebP answers with a PNG, which the comparison of sizes judges like any other.
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

/** JPEG stays JPEG; the others may be transparent. */
async function lossyType(file: File) {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return imageFormat(head) === 'jpeg' ? 'image/jpeg' : 'image/webp'
}
