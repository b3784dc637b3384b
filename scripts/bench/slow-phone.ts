import type { Browser, Locator, Page } from 'playwright'
import { liveOn } from '../../e2e/support/clock.ts'
import { boxOf, open } from '../../e2e/support/page.ts'
import { screens } from '../lib/screens.ts'
import { testDay } from '../lib/test-day.ts'

const slowDown = 4

/** Lets `work` use a page on a phone, once it answers and nothing travels; `slow` makes its processor that of a phone. */
export async function onPhone<T>(
  browser: Browser,
  url: URL,
  work: (page: Page, slow: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...screens.phone, baseURL: url.origin, locale: 'pt-BR' })
  try {
    await context.addInitScript(liveOn, testDay)
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await open(page, url.href)
    await page.waitForLoadState('networkidle')
    return await work(page, async () => {
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    })
  } finally {
    await context.close()
  }
}

/** By a finger that knows where: looking for the place, and asking what came of it, would be measured as the page's own work. */
export async function tapOn(target: Locator) {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(restMs)
  const { x, y, width, height } = await boxOf(target)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForTimeout(restMs)
}

/** Longer than any window takes to come or go. */
const restMs = 1000
