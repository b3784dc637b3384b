import type { Page } from 'playwright/test'

/**
 * Holds the stylesheet back until the fonts are here. Both are preloaded, yet a busy machine may paint before they
 * arrive, and then every line is drawn twice; how often that happens is no property of the site.
 */
export async function deliverFontsFirst(page: Page): Promise<void> {
  const arrived = Promise.withResolvers<void>()
  let fonts = 0
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts += 1
    if (fonts === 2) arrived.resolve()
  })
  await page.route('**/_next/static/**/*.css', async (route) => {
    await arrived.promise
    await route.fallback()
  })
}
