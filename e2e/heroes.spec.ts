import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { type Box, expectContrast, textBoxes } from './support/colors.ts'
import { boxOf, open } from './support/page.ts'

const screens = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1920, 1080],
] as const

const header = ['.site-header a', '.site-header button']

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

test('the home hero’s words do not cover the chalets, and their overlay is dark enough (MEDIA-9)', async ({
  page,
}) => {
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
    await expectContrast(page, [...words, ...(await textBoxes(page, header))], `/ ${width} × ${height}`)
    // The film's layer lies exactly on its poster: where it fades in, nothing jumps.
    const layers = await page
      .locator('.hero .image, .hero .background-video')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    expect(new Set(layers).size, `${width} × ${height}`).toBe(1)
  }
})

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

function overlap(a: Box, b: Box) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.round(Math.max(0, across) * Math.max(0, down))
}
