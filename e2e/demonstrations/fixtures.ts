import { test as base } from '../fixtures.ts'

export { expect } from '../fixtures.ts'

/** Knows every page that the sitemap of the demonstration names. */
export const test = base.extend<object, { demoPaths: string[] }>({
  demoPaths: [
    async ({ site }, use) => {
      const { html } = await site.get('/sitemap.xml')
      await use([...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname))
    },
    { scope: 'worker' },
  ],
})
