import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { boxOf, open } from './support/page.ts'

type Box = { x: number; y: number; width: number; height: number }

// Reduced motion leaves the poster alone, and every test the same picture.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const screens = [
  [390, 844],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

// Of the poster's own width and height: left, right, top and bottom of each chalet.
const chalets = {
  wide: [
    [0.12, 0.215],
    [0.41, 0.492],
    [0.705, 0.79],
  ].map((across) => [...across, 0.55, 0.672]),
  upright: [
    [0, 0.12],
    [0.44, 0.57],
    [0.93, 1],
  ].map((across) => [...across, 0.585, 0.662]),
}

test('the home hero’s words stand beside the chalets, on a veil that is dark enough', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  for (const [width, height] of screens) {
    await resize(page, width, height)
    const poster = await coveredBox(page, '.hero .image', width > height ? 16 / 9 : 2 / 3)
    const words = await textBoxes(page, ['.hero h1', '.hero p', '.hero .button'])
    const shown = width > height ? chalets.wide : chalets.upright
    for (const [left = 0, right = 0, top = 0, bottom = 0] of shown) {
      const chalet = {
        x: poster.x + left * poster.width,
        y: poster.y + top * poster.height,
        width: (right - left) * poster.width,
        height: (bottom - top) * poster.height,
      }
      expect.soft(chalet.y, `${width} × ${height}: a chalet below the header`).toBeGreaterThan(60)
      for (const { box, text } of words) {
        expect.soft(overlap(box, chalet), `${width} × ${height}: '${text}' over a chalet`).toBe(0)
      }
    }
    await expectContrast(page, words, `/ ${width} × ${height}`)
    // The film's layer lies exactly on its poster: where it fades in, nothing jumps.
    const layers = await page
      .locator('.hero .image, .hero .background-video')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    expect(new Set(layers).size, `${width} × ${height}`).toBe(1)
  }
})

for (const path of ['/', '/ofertas', '/sobre', '/bem-estar', '/restaurante']) {
  test(`${path}: what is written over the hero’s picture can be read`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, path)
    for (const [width, height] of screens) {
      await resize(page, width, height)
      const header = path === '/' || path === '/ofertas' ? ['header a', 'header button'] : []
      const words = await textBoxes(page, ['h1', 'h1 ~ p', ...header])
      expect(words.length).toBeGreaterThan(0)
      await expectContrast(page, words, `${path} ${width} × ${height}`)
    }
  })
}

/** Shows the page at that size, with the picture that belongs to it. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
    await document.querySelector<HTMLImageElement>('main img')?.decode()
    await frame()
  })
}

/** Where the whole image lies, what its box cuts off included. */
async function coveredBox(page: Page, selector: string, aspect: number): Promise<Box> {
  const box = await boxOf(page.locator(selector).first())
  const width = Math.max(box.width, box.height * aspect)
  const height = width / aspect
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** The lines of all text in the first of the elements that is visible, on the first screen. */
async function textBoxes(page: Page, selectors: string[]) {
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
async function expectContrast(page: Page, words: { box: Box; text: string | null }[], where: string) {
  await showWords(page, 'hidden')
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

function showWords(page: Page, visibility: 'hidden' | '') {
  return page.evaluate(async (value) => {
    const words = document.querySelectorAll<HTMLElement>(
      ':is(h1, h1 ~ *, main .divider), header :is(a, button), nextjs-portal',
    )
    for (const element of words) element.style.visibility = value
    // Less motion makes a change last a hundredth of a millisecond, which is a frame.
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done))
  }, visibility)
}

function linear(channel: number) {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function overlap(a: Box, b: Box) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.round(Math.max(0, across) * Math.max(0, down))
}
