import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** The lines of all visible text in those elements, on the first screen. */
export async function textBoxes(page: Page, selectors: string[]) {
  return page.evaluate((all) => {
    const elements = all.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)])
    return elements
      .filter(
        (element) =>
          element.textContent?.trim() &&
          element.checkVisibility() &&
          !element.closest('[role="dialog"], .sr-only'),
      )
      .flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({
          text: element.textContent,
          box: { x, y, width, height },
        }))
      })
      .filter(({ box }) => box.width > 2 && box.height > 2 && box.y >= 0 && box.x >= 0)
      .filter(({ box }) => box.y + box.height <= innerHeight && box.x + box.width <= innerWidth)
  }, selectors)
}

/** White on every pixel that lies behind the words: 4.5:1 at least. */
export async function expectContrast(page: Page, words: { box: Box; text: string | null }[], where: string) {
  await showWords(page, '0')
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await showWords(page, '')
  for (const { box, text } of words) {
    let brightest = 0
    for (let y = Math.ceil(box.y); y < box.y + box.height - 1; y++) {
      for (let x = Math.ceil(box.x); x < box.x + box.width - 1; x++) {
        const at = (y * info.width + x) * 3
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
        brightest = Math.max(brightest, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
      }
    }
    expect.soft(1.05 / (brightest + 0.05), `${where}: '${text}'`).toBeGreaterThanOrEqual(4.5)
  }
}

function showWords(page: Page, opacity: '0' | '') {
  return page.evaluate(async (value) => {
    const words = document.querySelectorAll<HTMLElement>('h1, h1 ~ *, main .divider, header :is(a, button)')
    for (const { style } of words) {
      // Visibility is inherited, and each level of it would begin a transition of its own: a frame each.
      style.transitionProperty = value && 'none'
      style.opacity = value
    }
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
  }, opacity)
}

function linear(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
