import { expect, test } from './fixtures.ts'
import { activePackages } from './support/content.ts'
import { publicPages } from './support/pages.ts'
import { picturesOn } from './support/pictures.ts'

const packages = activePackages.map(({ slug }) => `/oferta/${slug}`)
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

test.beforeEach(async ({ page }) => {
  await page.route(/\.(?:avif|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
})

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
]

for (const { deviceScaleFactor, ...viewport } of screens) {
  test.describe(`at ${viewport.width} px, ${deviceScaleFactor}×`, { tag: '@desktop' }, () => {
    test.use({ viewport, deviceScaleFactor })

    test('every picture comes once, with the pixels that it shows and few more', async ({ page }) => {
      let seen = 0
      for (const path of viewport.width === 1440 ? new Set([...publicPages, ...packages]) : publicPages) {
        const pictures = await picturesOn(page, path)
        const names = pictures.map(({ name }) => name)
        expect.soft(new Set(names).size, `${path} shows a picture twice`).toBe(names.length)
        for (const { name, needed, chosen, original } of pictures) {
          const figures = `${path} ${name}: ${chosen} of ${Math.round(needed)} px`
          expect.soft(chosen, figures).toBeGreaterThanOrEqual(0.9 * Math.min(needed, original))
          expect.soft(chosen, figures).toBeLessThanOrEqual(1.3 * needed)
          seen += 1
        }
      }
      expect(seen).toBeGreaterThan(60)
    })
  })
}
