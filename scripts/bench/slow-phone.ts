import type { Browser, Page } from 'playwright'
import { liveOn } from '../../e2e/support/clock.ts'
import { open } from '../../e2e/support/page.ts'
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
