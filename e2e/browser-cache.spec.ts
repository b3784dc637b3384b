import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { publicPages } from './support/pages.ts'

const elsewhere = 'https://outro.example'

test.use({ allowedOrigins: [elsewhere] })

/**
 * What keeps a page in no browser of the tests, whatever the page does: browsers of visitors have none of it. And what
 * was on its way just then, a picture of a carousel that turns by itself: no property of the page.
 */
const ofTheMoment =
  /^(?:BackForwardCacheDisabled(?:ByCommandLine|ForDelegate)?|OutstandingNetworkRequest\w*)$/

test.describe('back and forward show a page as it was left', { tag: '@desktop' }, () => {
  test('every public page can be kept', async ({ page }) => {
    const reasons = await watchKeeping(page)
    for (const path of publicPages) {
      await thereAndBack(page, path)
      expect(reasons(), path).toEqual([])
    }
  })

  test('a page that listens for its end cannot', async ({ page }) => {
    const reasons = await watchKeeping(page)
    await thereAndBack(page, '/sobre', () => page.evaluate(() => addEventListener('unload', () => undefined)))
    expect(reasons()).toEqual(['UnloadHandlerExistsInMainFrame'])
  })

  test('nor one that nobody may store', async ({ page }) => {
    await page.route('**/sobre', async (route) => {
      const answer = await route.fetch()
      const headers = { ...answer.headers(), 'cache-control': 'no-store' }
      await route.fulfill({ response: answer, headers })
    })
    const reasons = await watchKeeping(page)
    await thereAndBack(page, '/sobre')
    expect(reasons()).toEqual(['MainResourceHasCacheControlNoStore'])
  })
})

/** The returned function tells what has kept pages from being shown again as they were, as Chromium names it. */
async function watchKeeping(page: Page): Promise<() => string[]> {
  const client = await page.context().newCDPSession(page)
  const reasons: string[] = []
  let told = 0
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    told += 1
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await client.send('Page.enable')
  return () => {
    expect(told, 'the browser says why').toBeGreaterThan(0)
    return [...new Set(reasons.filter((reason) => !ofTheMoment.test(reason)))]
  }
}

/** To another site: of two pages of one site, which a browser without this cache shows in one place, it tells less. */
async function thereAndBack(page: Page, path: string, meanwhile?: () => Promise<void>) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await meanwhile?.()
  await page.goto(elsewhere)
  await page.goBack()
}
