import type { Locator } from 'playwright/test'

type Rgb = [number, number, number]

/** Of an element's text. */
export async function color(element: Locator): Promise<Rgb> {
  return rgb(await element.evaluate((node) => getComputedStyle(node).color))
}

/** The colour behind an element's text: its own, else that of the nearest ancestor that has one. */
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

/** Reads `#rrggbb` and `rgb(r, g, b)`; throws on anything else, such as a translucent colour. */
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

export function colorDistance(a: Rgb, b: Rgb) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** WCAG 2.2: 1 to 21. */
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
