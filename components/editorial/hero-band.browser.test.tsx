import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeroBand } from './hero-band'

const white =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="2"%3E%3Cpath fill="white" d="M0 0h3v2H0z"/%3E%3C/svg%3E'
const lead = 'De fazenda de leite a hotel de poucos chalés: quem somos e por que fazemos assim.'

afterEach(() => page.viewport(1280, 800))

test.each([
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
])(
  'at %i × %i an opening shows a good part of its picture unchanged, and its words on dark (MEDIA-9)',
  async (width, height) => {
    await page.viewport(width, height)
    await render(
      <HeroBand image={{ src: white, alt: 'Vale' }} title="Um vale onde o tempo anda devagar" lead={lead} />,
    )
    await expect.element(page.getByRole('img')).toBeVisible()
    await Promise.all([document.querySelector('img')?.decode(), document.fonts.ready])
    const hero = page.getByRole('region', { name: 'Abertura' })
    const { data, width: across } = await pixelsOf(await hero.screenshot({ save: false }))
    const reds = data.filter((_, index) => index % 4 === 0)
    expect(reds.filter((red) => red > 250).length / reds.length).toBeGreaterThan(0.25)
    const { left, top } = hero.element().getBoundingClientRect()
    for (const words of [page.getByRole('heading'), page.getByText(lead)]) {
      const box = words.element().getBoundingClientRect()
      // White on #767676 has a contrast of 4.5:1.
      for (const [x, y] of [
        [box.left - 3, box.top],
        [box.left - 3, box.bottom],
        [Math.min(box.right, width) - 1, box.top],
      ] as const)
        expect(reds[Math.round(y - top) * across + Math.round(x - left)]).toBeLessThan(0x76)
    }
  },
)

/** Decodes a screenshot, in base64. */
async function pixelsOf(screenshot: string) {
  const image = new Image()
  image.src = `data:image/png;base64,${screenshot}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  return canvas?.getImageData(0, 0, image.width, image.height) ?? new ImageData(1, 1)
}
