import sharp from 'sharp'

const formats = ['webp', 'avif', 'jpeg', 'png'] as const
const fits = ['cover', 'contain', 'fill'] as const
const largestSide = 2500

/** As `/storage/v1/render/image/…` of a hosted project. Never enlarges. */
export async function transformImage(input: Uint8Array, query: URLSearchParams, accept: string) {
  const image = sharp(input, { limitInputPixels: 50_000_000 }).rotate()
  const width = side(query.get('width'))
  const height = side(query.get('height'))
  if (width || height) {
    const fit = fits.find((name) => name === query.get('resize')) ?? 'cover'
    image.resize({ width, height, fit, withoutEnlargement: true })
  }
  const format = formats.find((name) => name === query.get('format')) ?? negotiated(query, accept)
  if (format) image.toFormat(format, { quality: quality(query.get('quality')) })
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: data, contentType: `image/${info.format}` }
}

function negotiated(query: URLSearchParams, accept: string) {
  return query.get('format') !== 'origin' && accept.includes('image/webp') ? ('webp' as const) : undefined
}

function side(text: string | null) {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? Math.min(value, largestSide) : undefined
}

function quality(text: string | null) {
  const value = Number(text)
  return Number.isInteger(value) && value >= 20 && value <= 100 ? value : 80
}
