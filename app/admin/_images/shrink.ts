import { imageFormat } from '@/lib/images/rules'

const longestSide = 2560
const quality = 0.9

/** A smaller copy when longer than 2560 px, else the file itself; the server has the last word. */
export async function shrinkImage(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = longestSide / Math.max(bitmap.width, bitmap.height)
    const smaller = scale < 1 ? await draw(bitmap, scale, await lossyType(file)) : null
    bitmap.close()
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
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
