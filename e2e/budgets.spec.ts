import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { bookingButton } from './support/booking.ts'
import { open, scrollThrough } from './support/page.ts'
import { librariesIn, measureFirstView, phoneBudgets, watchLibraries } from './support/page-budgets.ts'
import { publicPages } from './support/pages.ts'

test('libraries that load on demand are recognised in their script files', async ({ page }) => {
  const { scripts, loaded } = watchLibraries(page)
  await open(page, '/sobre')
  expect(scripts.size).toBeGreaterThan(5)
  expect(await loaded()).toEqual(new Set())
  await bookingButton(page).focus()
  await expect
    .poll(loaded)
    .toEqual(new Set(['react-day-picker', 'Radix dialog', 'date-fns locale', 'Intl formatter']))
  await page.goto('/')
  await scrollThrough(page)
  await expect.poll(loaded).toContain('Swiper')
  const onServer = globSync(join(String(process.env.E2E_DIST_DIR), 'server/chunks/**/*.js')).flatMap((file) =>
    librariesIn(readFileSync(file, 'utf8')),
  )
  expect(onServer).toEqual(expect.arrayContaining(['Supabase', 'zod']))
})

test('a phone that opens a page and does nothing stays within the page’s budget', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  expect(Object.keys(phoneBudgets)).toEqual(publicPages)
  for (const [path, budget] of Object.entries(phoneBudgets)) {
    // The first visitors receive uncompressed files.
    await expect(async () => {
      const seen = await measureFirstView(browser, new URL(path, baseURL))
      expect(seen.js, path).toBeGreaterThan(50_000)
      expect(findExcesses(seen, budget), path).toEqual({})
    }).toPass({ timeout: 20_000 })
  }
})

/** Returns what exceeds its budget, as [seen, budget]. */
function findExcesses(seen: Record<string, number>, budget: Record<string, number>) {
  const all = Object.entries(budget).map(([name, limit]) => [name, [seen[name] ?? 0, limit]] as const)
  return Object.fromEntries(all.filter(([, [value, limit]]) => value > limit))
}
