import { describe, expect, test } from 'vitest'
import { imageFormat } from './rules.ts'
import { isShrinkable } from './shrinkable.ts'
import { plainImage } from './test-images.ts'

function isFileShrinkable(bytes: Uint8Array) {
  const format = imageFormat(bytes)
  return format && isShrinkable(bytes, format)
}

describe('a browser shrinks a picture only if it does so as well as the server (IMG-19)', () => {
  test.each([3, 6, 8])('not one with an EXIF rotation, unless it is a JPEG: %i', async (orientation) => {
    const turned = plainImage().withMetadata({ orientation })
    expect(isFileShrinkable(await turned.clone().webp().toBuffer())).toBe(false)
    expect(isFileShrinkable(await turned.clone().png().toBuffer())).toBe(false)
    expect(isFileShrinkable(await turned.clone().jpeg().toBuffer())).toBe(true)
  })

  test('not a CMYK JPEG', async () => {
    expect(isFileShrinkable(await plainImage().toColourspace('cmyk').jpeg().toBuffer())).toBe(false)
  })

  test('but plain, transparent and wide-gamut ones', async () => {
    const wide = plainImage().withIccProfile('p3')
    const made = [plainImage(), plainImage().ensureAlpha(0.5), wide].flatMap((picture) => [
      picture.clone().webp().toBuffer(),
      picture.clone().png().toBuffer(),
      picture.clone().jpeg({ progressive: true }).toBuffer(),
    ])
    for (const bytes of await Promise.all(made)) expect(isFileShrinkable(bytes)).toBe(true)
  })

  test('and none that is truncated', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const whole = await plainImage().toFormat(format).toBuffer()
      expect(isFileShrinkable(whole.subarray(0, 18))).toBe(false)
    }
  })
})
