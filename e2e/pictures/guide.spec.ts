import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { guideScenes } from './guide-scenes.ts'

const folder = join('docs', 'images', 'guia')
const devices = {
  laptop: { viewport: { width: 1180, height: 740 } },
  desktop: { viewport: { width: 1360, height: 800 } },
  phone: { viewport: { width: 390, height: 720 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.5 },
}
const widest = 960

// In order and by one worker, because some tasks change what later ones show.
test.describe.configure({ mode: 'default' })

for (const { name, device = 'laptop', path, isGuest = false, show, keepToast = false } of guideScenes) {
  test.describe(name, () => {
    test.use(devices[device])
    test('docs/images/guia', async ({ page, tolerate }) => {
      // Other tests check the panel's faults.
      tolerate(/./)
      if (!isGuest) await signIn(page)
      page.on('dialog', (dialog) => dialog.accept())
      await page.goto(path, { waitUntil: 'networkidle' })
      for (const target of [await show(page)].flat()) {
        await target.scrollIntoViewIfNeeded()
        await target.evaluate((element: HTMLElement) => {
          element.style.outline = '3px solid var(--color-gold-500)'
          element.style.outlineOffset = '4px'
        })
      }
      await settle(page, keepToast)
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      mkdirSync(folder, { recursive: true })
      await sharp(picture)
        .resize({ width: widest, withoutEnlargement: true })
        .webp({ quality: 72 })
        .toFile(join(folder, `${name}.webp`))
    })
  })
}

for (const [name, path] of [
  ['home', '/'],
  ['panel', '/admin/packages'],
] as const) {
  test(`docs/images/${name}.jpg`, async ({ page }) => {
    if (name === 'panel') await signIn(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await settle(page, false)
    await page.screenshot({ path: `docs/images/${name}.jpg`, quality: 80, animations: 'disabled' })
  })
}

/** Waits for loading, and replaces the current times by fixed ones, so that the pictures are reproducible. */
async function settle(page: Page, keepToast: boolean) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (keepsToast) => {
    const toaster = document.querySelector<HTMLElement>('[data-sonner-toaster]')
    if (toaster && !keepsToast) toaster.style.display = 'none'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      text.nodeValue = (text.nodeValue ?? '')
        .replace(/\b\d\d\/\d\d\/\d{4} às \d\d:\d\d/g, '20/11/2026 às 09:40')
        .replace(/(?<=desde )\d\d\/\d\d\/\d{4}/g, '20/11/2026')
    }
    await document.fonts.ready
    const shown = [...document.images].filter((image) => image.checkVisibility() && isInView(image))
    // decode() also waits for an image that is still loading.
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))

    function isInView(image: HTMLImageElement) {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
  }, keepToast)
}
