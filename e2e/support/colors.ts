import { expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'

type Rgb = [number, number, number]

/** Returns the colour of an element's text. */
export async function color(element: Locator): Promise<Rgb> {
  return rgb(await element.evaluate((node) => getComputedStyle(node).color))
}

/** Returns the colour behind an element's text, from the element or its nearest ancestor with one. */
export async function background(element: Locator): Promise<Rgb> {
  return rgb(
    await element.evaluate((node) => {
      for (let box: Element | null = node; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }),
  )
}

/** Parses `#rrggbb` and `rgb(r, g, b)`; throws on anything else, such as a translucent colour. */
export function rgb(text: string): Rgb {
  const parts = /^#(..)(..)(..)$/
    .exec(text)
    ?.slice(1)
    .map((hex) => Number.parseInt(hex, 16))
  const [red, green, blue] = parts ?? /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1).map(Number) ?? []
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`no opaque colour: ${text}`)
  return [red, green, blue]
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: Rgb) {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export type Box = { x: number; y: number; width: number; height: number }

/** Returns the lines of all visible text in those elements, in the first viewport. */
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

/** Expects at least 4.5:1 between white and every pixel behind the words. */
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
        brightest = Math.max(brightest, luminance([red, green, blue]))
      }
    }
    expect.soft(1.05 / (brightest + 0.05), `${where}: '${text}'`).toBeGreaterThanOrEqual(4.5)
  }
}

function showWords(page: Page, opacity: '0' | '') {
  return page.evaluate(async (value) => {
    const words = document.querySelectorAll<HTMLElement>('h1, h1 ~ *, main .divider, header :is(a, button)')
    for (const { style } of words) {
      // Visibility is inherited, and a transition would restart at each level, one frame each.
      style.transitionProperty = value && 'none'
      style.opacity = value
    }
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done))
      setTimeout(done, 1000)
    })
  }, opacity)
}
