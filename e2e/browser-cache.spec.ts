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
  const reports = await watchRestoring(page)
  for (const path of ['/', '/ofertas', '/oferta/natal-2026', '/pesquisa']) {
    const before = reports.length
    await leaveAndGoBack(page, path)
    await expect.poll(() => reports.length, 'the browser says why').toBeGreaterThan(before)
    expect(lasting(reports), path).toEqual([])
  }
  await leaveAndGoBack(page, '/sobre', () => page.evaluate(() => addEventListener('unload', () => undefined)))
  await expect.poll(() => lasting(reports)).toEqual(['UnloadHandlerExistsInMainFrame'])
})

/** Collects, in Chromium's terms, why each page was not restored from the cache. */
async function watchRestoring(page: Page): Promise<string[][]> {
  const client = await page.context().newCDPSession(page)
  const reports: string[][] = []
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reports.push(notRestoredExplanations.map(({ reason }) => reason))
  })
  await client.send('Page.enable')
  return reports
}

function lasting(reports: string[][]): string[] {
  return [...new Set(reports.flat().filter((reason) => !ofTheMoment.test(reason)))]
}

/** Goes by way of another site, because Chromium reports less within one site. */
async function leaveAndGoBack(page: Page, path: string, meanwhile?: () => Promise<void>) {
  await page.goto(path)
  await meanwhile?.()
  await page.goto(elsewhere)
  await page.goBack()
}
