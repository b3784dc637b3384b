import type { Locator, Page } from 'playwright/test'

/** The panel's message with this sentence. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: text })
}
