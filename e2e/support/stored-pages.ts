import type { Locator, Page } from 'playwright/test'
import { answerOf, expect, testOfLists } from './stored-lists.ts'

export { expect, toast } from './stored-lists.ts'

/** Tests that change the pages that are made of blocks. */
export const test = testOfLists('pages', 'leisure_blocks', 'restaurant_blocks')

/** What visitors see at their next request. */
export async function onSite(page: Page, path: string, expected = 200): Promise<string> {
  const { status, html } = await answerOf(page, path)
  expect(status).toBe(expected)
  return html
}

/** The row of one block in the panel's table. */
export function rowOf(page: Page, name: string): Locator {
  return page.locator('tbody tr', {
    has: page.getByRole('button', { name: `Editar ${name}`, exact: true }),
  })
}

/** The names in the table, from top to bottom. */
export function rowNames(page: Page): Locator {
  return page.locator('tbody tr td:first-child p:first-child')
}
