import 'server-only'
import { maxPixels } from '@/lib/media/images/rules'
import { sharp } from '@/lib/media/images/sharp.mjs'

const maxSeconds = 5
const badge = { spread: 40, dust: 0.005 }
// A picture with less variation in brightness has no background and stays unchanged.
const noise = 8
const longest = { width: 960, height: 320 }

/** Paints the picture white (BRAND-6). Its opacity is its own or, if opaque, the distance from its background. */
export async function paintWhite(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture, { limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ ...longest, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isOpaque = everyPixel(data, (at) => isSolid(data, at))
  const { ground, farthest } = isOpaque ? groundOfPicture(data) : groundOfBadge(data, info.width)
  for (let at = 0; at < data.length; at += 4) {
    if (farthest > noise) {
      const share = distance(brightness(data, at), ground, farthest)
      data[at + 3] = isOpaque ? share : Math.round((share * (data[at + 3] ?? 0)) / 255)
    }
    data.fill(255, at, at + 3)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function everyPixel(data: Buffer, isGood: (at: number) => boolean) {
  for (let at = 0; at < data.length; at += 4) if (!isGood(at)) return false
  return true
}

function brightness(data: Buffer, at: number) {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}

function isSolid(data: Buffer, at: number) {
  return (data[at + 3] ?? 0) > 250
}

function groundOfPicture(data: Buffer) {
  const ground = brightness(data, 0)
  let farthest = 0
  for (let at = 0; at < data.length; at += 4) {
    farthest = Math.max(farthest, Math.abs(brightness(data, at) - ground))
  }
  return { ground, farthest }
}

/** Returns the most frequent brightness of a filled emblem with a figure inside; `farthest` is 0 for any other picture. */
function groundOfBadge(data: Buffer, width: number) {
  const counts = new Array<number>(256).fill(0)
  const box = { left: width, right: -1, top: data.length, bottom: -1 }
  let solid = 0
  for (let at = 0; at < data.length; at += 4) {
    if (!isSolid(data, at)) continue
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = y
    const bright = Math.round(brightness(data, at))
    counts[bright] = (counts[bright] ?? 0) + 1
    solid++
  }
  const area = (box.right - box.left + 1) * (box.bottom - box.top + 1)
  const ground = counts.indexOf(Math.max(...counts))
  const count = (value: number) => counts[value] ?? 0
  let farthest = 255
  let beyond = 0
  while (farthest > 0) {
    beyond += count(ground - farthest) + count(ground + farthest)
    if (beyond > solid * badge.dust) break
    farthest--
  }
  return { ground, farthest: solid > area / 2 && farthest > badge.spread ? farthest : 0 }
}

/** Returns 0 for the background itself, 255 for the value farthest from it. */
function distance(value: number, ground: number, farthest: number) {
  return Math.round(Math.min(1, (Math.abs(value - ground) / farthest) * 1.15) * 255)
}
