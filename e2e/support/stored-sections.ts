import type { Locator, Page } from 'playwright/test'
import { test as base, expect } from '../fixtures.ts'
import { service, signIn } from './admin.ts'
import { publish } from './publish.ts'

export { expect } from '../fixtures.ts'
export { toast } from './toast.ts'

const tables = ['hero_sections', 'about_sections', 'hotel_configurations'] as const

/** Tests that change the hotel's single rows: signed in, and each leaves rows and site as it found them. */
export const test = base.extend<{ sectionsRestored: undefined }>({
  sectionsRestored: [
    async ({ page }, use) => {
      const before = await Promise.all(tables.map(readRow))
      await signIn(page)
      try {
        await use(undefined)
      } finally {
        await Promise.all(before.map(writeRow))
        await publish()
      }
    },
    { auto: true },
  ],
})

/** The form behind the open tab. */
export function openForm(page: Page): Locator {
  return page.getByRole('tabpanel').locator('form')
}

/** What visitors see at their next request, in a page of its own. */
export async function onSite(page: Page, path = '/'): Promise<string> {
  const response = await page.request.get(path)
  expect(response.status()).toBe(200)
  return response.text()
}

async function readRow(table: (typeof tables)[number]) {
  const { data, error } = await service().from(table).select().limit(1).single()
  if (error) throw error
  const { version: _, updated_at: __, ...values } = data
  return { table, values }
}

async function writeRow({ table, values }: Awaited<ReturnType<typeof readRow>>) {
  const { error } = await service().from(table).update(values).eq('hotel_id', values.hotel_id)
  if (error) throw error
}
