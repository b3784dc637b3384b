import sharp from 'sharp'
import {
  damagedPicture,
  fileProblem,
  maxPictureBytes,
  type PictureFormat,
  pictureFormat,
  pictureTexts,
  tooManyPixels,
} from './rules'

export type EncodedPicture = { bytes: Buffer; format: PictureFormat; contentType: `image/${PictureFormat}` }

/** `status` is what HTTP says to the same refusal: 413 too large, 415 not one of the formats, 422 not readable. */
export type Refusal = { error: string; status: 413 | 415 | 422 }

const longestSide = 2560
const maxPixels = 50_000_000
const maxSeconds = 20

// For the whole process. SVG stays for the drawings of lib/seo: the signature below never lets an uploaded one near.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})

/**
 * A picture made anew out of an uploaded one's pixels, upright and at most 2560 px long (decision 26): no metadata,
 * no position, no byte of what was sent. Keeps the format unless the result would weigh over 5 MB; of an animation
 * the first frame.
 */
export async function encodePicture(sent: Uint8Array): Promise<EncodedPicture | Refusal> {
  const problem = fileProblem(sent.length, sent)
  if (problem) return { error: problem, status: problem === pictureTexts.tooLarge ? 413 : 415 }
  const format = pictureFormat(sent)
  try {
    const { format: decoded, width, height } = await sharp(sent, { limitInputPixels: false }).metadata()
    if (!format || decoded !== format) return { error: damagedPicture, status: 422 }
    if (width * height > maxPixels) return { error: tooManyPixels, status: 422 }
    return await fittingPicture(sent, format)
  } catch {
    return { error: damagedPicture, status: 422 }
  }
}

async function fittingPicture(sent: Uint8Array, format: PictureFormat) {
  for (const attempt of attempts(format)) {
    const bytes = await render(sent, attempt)
    if (bytes.length <= maxPictureBytes) {
      return { bytes, format: attempt.format, contentType: `image/${attempt.format}` as const }
    }
  }
  return { error: pictureTexts.tooLarge, status: 413 } as const
}

type Attempt = { format: PictureFormat; quality: number; side: number }

function attempts(format: PictureFormat): Attempt[] {
  return [
    { format, quality: 86, side: longestSide },
    { format: 'webp', quality: 80, side: longestSide },
    { format: 'webp', quality: 70, side: longestSide / 2 },
  ]
}

function render(sent: Uint8Array, { format, quality, side }: Attempt) {
  const pixels = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: maxSeconds })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  // PNG has no quality; giving one would make it a palette of few colours.
  return (format === 'png' ? pixels.png() : pixels[format]({ quality })).toBuffer()
}
