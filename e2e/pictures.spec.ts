import { expect, test } from './fixtures.ts'
import { picturesOn } from './support/demo-pictures.ts'
import { publicPages } from './support/pages.ts'

/** The demonstration's chalets have bathrooms alike. */
const sharedByChalets = 'banheiro-pedra.jpg'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

for (const { width, height, deviceScaleFactor } of [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  // Wide screens enlarge letters and cards.
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
]) {
  test.describe(`at ${width} px, ${deviceScaleFactor}×`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor })

    test('every picture loads once except on /ofertas, with little more than the pixels it shows (MEDIA-6, MEDIA-8)', async ({
      page,
    }) => {
      await page.route(/\.(?:avif|webp)$/, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
      )
      let seen = 0
      for (const path of publicPages) {
        const pictures = await picturesOn(page, path)
        const names = pictures
          .map(({ name }) => name)
          .filter((name) => path !== '/quartos' || name !== sharedByChalets)
        if (path !== '/ofertas')
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
