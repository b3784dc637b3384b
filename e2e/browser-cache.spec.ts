import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const elsewhere = 'https://outro.example'

test.use({ allowedOrigins: [elsewhere] })

/** Reasons that apply only to test browsers, or to requests in flight, such as an autoplaying carousel's picture. */
const ofTheMoment =
  /^(?:BackForwardCacheDisabled(?:ByCommandLine|ForDelegate)?|OutstandingNetworkRequest\w*)$/

test('Back and Forward restore a page from the cache; a page with an unload listener cannot be restored', async ({
  page,
}) => {
  const reasons = await watchRestoring(page)
  for (const path of ['/', '/ofertas', '/oferta/natal-2026', '/pesquisa']) {
    await leaveAndGoBack(page, path)
    expect(reasons(), path).toEqual([])
  }
  await leaveAndGoBack(page, '/sobre', () => page.evaluate(() => addEventListener('unload', () => undefined)))
  expect(reasons()).toEqual(['UnloadHandlerExistsInMainFrame'])
})

/** Returns a function that reports, in Chromium's terms, why pages were not restored from the cache. */
async function watchRestoring(page: Page): Promise<() => string[]> {
  const client = await page.context().newCDPSession(page)
  const reasons: string[] = []
  let reports = 0
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reports += 1
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await client.send('Page.enable')
  return () => {
    expect(reports, 'the browser says why').toBeGreaterThan(0)
    return [...new Set(reasons.filter((reason) => !ofTheMoment.test(reason)))]
  }
}

/** Goes by way of another site, because Chromium reports less within one site. */
async function leaveAndGoBack(page: Page, path: string, meanwhile?: () => Promise<void>) {
  await page.goto(path)
  await meanwhile?.()
  await page.goto(elsewhere)
  await page.goBack()
}
