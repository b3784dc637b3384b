import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Code that no stored file may contain. */
export const foreignCode = '<script>alert(1)</script>'

export function plainImage(width = 60, height = 40, background = '#74b24a') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Replaces `worker` with calls of sharp in this process, without limits. */
export function inThisProcess(worker: typeof import('./in-worker')): typeof worker {
  const run: import('./in-worker').Run = async (result, image, options = {}, steps = {}) => {
    const picture = Object.entries(steps).reduce(
      (made, [step, given]) => Object(made)[step](given),
      sharp(image, options),
    )
    return Object(picture)
      [result]()
      .catch((error: Error) => {
        throw new worker.Unreadable(String(error))
      })
  }
  return { ...worker, runInWorker: (_, work) => work(run) }
}

export function noisyImage(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
}

/** Returns a JPEG with a position, an author, and an orientation. */
export function jpegWithPosition() {
  return plainImage(60, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Maria Clara' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 24/1 0/1' },
    })
    .jpeg()
    .toBuffer()
}

export async function pngWithComment(comment: string) {
  const png = await plainImage().png().toBuffer()
  const chunk = Buffer.from(`tEXtComment\0${comment}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length - 4)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(chunk))
  // Insert after the signature and the header, which always fill 33 bytes.
  return Buffer.concat([png.subarray(0, 33), length, chunk, checksum, png.subarray(33)])
}

/** Returns a JPEG of exactly `size` bytes: decoders ignore bytes after the end of the image. */
export async function jpegOfSize(size: number) {
  const jpeg = await plainImage().jpeg().toBuffer()
  return Buffer.concat([jpeg], size)
}

/** Returns a WebP of two frames: red, then blue. */
export function animatedWebp() {
  const frame = (background: string) => plainImage(20, 20, background).png().toBuffer()
  return Promise.all([frame('#ff0000'), frame('#0000ff')]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  )
}

/** Returns a small PNG whose header announces another size. */
export async function pngAnnouncing(width: number, height: number) {
  const png = await plainImage().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** Returns files to be refused: name, bytes, and a part of the message. */
export async function refusedFiles(): Promise<[string, Uint8Array, string][]> {
  const text = (content: string) => Buffer.from(content)
  const damaged = 'danificado ou incompleto'
  const noise = noisyImage(200, 200)
  const jpeg = await noise.clone().jpeg().toBuffer()
  const png = await noise.clone().png().toBuffer()
  const webp = await noise.clone().webp().toBuffer()
  return [
    ['svg with a prolog', text(`\u{feff}<?xml version="1.0"?><svg>${foreignCode}</svg>`), 'SVG não é aceito'],
    ['bytes before the image', Buffer.concat([text(' '), jpeg]), 'Envie JPG, PNG ou WEBP'],
    ['truncated jpeg', jpeg.subarray(0, jpeg.length / 2), damaged],
    ['truncated png', png.subarray(0, png.length / 2), damaged],
    ['truncated webp', webp.subarray(0, webp.length / 2), damaged],
    [
      'svg behind a signature',
      Buffer.concat([jpeg.subarray(0, 3), text(`<svg>${foreignCode}</svg>`)]),
      damaged,
    ],
    ['pixel bomb', await pngAnnouncing(8000, 8000), 'pixels demais'],
    ['endless side', await pngAnnouncing(20_001, 1), 'um lado comprido demais'],
  ]
}
