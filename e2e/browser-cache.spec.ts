import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const elsewhere = 'https://outro.example'

test.use({ allowedOrigins: [elsewhere] })

/**
 * What keeps every page out of this cache in browsers of tests, but not in those of visitors; and requests that were under
 * way at that moment, such as a picture of a carousel that turns by itself.
 */
const ofTheMoment =
  /^(?:BackForwardCacheDisabled(?:ByCommandLine|ForDelegate)?|OutstandingNetworkRequest\w*)$/

test('back and forward show a page as it was left; one that listens for its end cannot be kept', async ({
  page,
}) => {
  const reasons = await watchKeeping(page)
  for (const path of ['/', '/ofertas', '/oferta/natal-2026', '/pesquisa']) {
    await thereAndBack(page, path)
    expect(reasons(), path).toEqual([])
  }
  await thereAndBack(page, '/sobre', () => page.evaluate(() => addEventListener('unload', () => undefined)))
  expect(reasons()).toEqual(['UnloadHandlerExistsInMainFrame'])
})

/** The returned function returns what kept pages from being shown again as they were, in Chromium's words. */
async function watchKeeping(page: Page): Promise<() => string[]> {
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

/** By way of another site: for two pages of one site Chromium reports less. */
async function thereAndBack(page: Page, path: string, meanwhile?: () => Promise<void>) {
  await page.goto(path)
  await meanwhile?.()
  await page.goto(elsewhere)
  await page.goBack()
}
