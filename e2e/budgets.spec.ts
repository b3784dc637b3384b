import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from './fixtures.ts'
import { bookingButton } from './support/booking.ts'
import { open, scrollThrough } from './support/page.ts'
import { budgets, firstViewOf, librariesIn, phoneBudgets, weighPage } from './support/page-budgets.ts'
import { publicPages } from './support/pages.ts'

test('every route is one of the weighed pages', () => {
  // A preview consists of pages that are weighed here, and guests do not see it; the hotel's own pages are like /sobre.
  const elsewhere = ['app/admin/**', 'app/(site)/{previa,?page?}/**']
  const routes = globSync('app/**/page.tsx', { exclude: elsewhere }).map((file) =>
    file.replace(/^app|\/\(\w+\)|\/page\.tsx$/g, ''),
  )
  expect(routes.length).toBeGreaterThan(3)
  for (const route of routes) {
    const pattern = new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+') || '/'}$`)
    expect(
      publicPages.filter((path) => pattern.test(path)),
      route || '/',
    ).toHaveLength(1)
  }
})

test('the traced files of a function contain no tests, settings or films', () => {
  const server = join(String(process.env.E2E_DIST_DIR), 'server')
  const traces = globSync('**/*.nft.json', { cwd: server }).map((name) => join(server, name))
  expect(traces.length).toBeGreaterThan(30)
  const unwanted = new RegExp(
    `^(?:${['\\.env', 'e2e/', 'scripts/', 'supabase/', '(?!node_modules/|lib/(?:cache|site)/).*\\.tsx?$'].join('|')})`,
  )
  const found = traces.flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(trace, 'utf8'))
    return files
      .map((file) => relative('.', join(dirname(trace), file)))
      .filter((file) => unwanted.test(file))
  })
  expect([...new Set(found)]).toEqual([])
})

test('the first load of every page is light and loads no library before its time', async ({ baseURL }) => {
  for (const path of publicPages) {
    const { bytes, scripts } = await weighPage(new URL(path, baseURL))
    expect(scripts.length, path).toBeGreaterThan(5)
    expect.soft(bytes.script, `${path}: JavaScript, bytes after gzip`).toBeLessThanOrEqual(budgets.script)
    expect.soft(bytes.style, `${path}: CSS, bytes after gzip`).toBeLessThanOrEqual(budgets.style)
    expect.soft(bytes.html, `${path}: HTML, bytes after gzip`).toBeLessThanOrEqual(budgets.html)
    expect.soft(bytes.heading, `${path}: HTML up to the heading`).toBeLessThanOrEqual(budgets.heading)
    expect.soft(scripts.flatMap(librariesIn), path).toEqual([])
  }
})

test('the libraries are recognised in the script files that are loaded when they are wanted', async ({
  page,
}) => {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  // Requested again: the body of a response is gone once its page has been left.
  const textOf = async (url: string) => (await page.request.get(url)).text()
  const loaded = async () => new Set((await Promise.all([...scripts].map(textOf))).flatMap(librariesIn))
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

test('a phone that opens a page and does nothing receives no more than the page’s budget', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  expect(Object.keys(phoneBudgets)).toEqual(publicPages)
  for (const [path, budget] of Object.entries(phoneBudgets)) {
    // The first visitors receive files that are not packed yet.
    await expect(async () => {
      const seen = await firstViewOf(browser, new URL(path, baseURL))
      expect(seen.js, path).toBeGreaterThan(50_000)
      expect(over(seen, budget), path).toEqual({})
    }).toPass({ timeout: 20_000 })
  }
})

/** What exceeds its budget, as [seen, budget]. */
function over(seen: Record<string, number>, budget: Record<string, number>) {
  const all = Object.entries(budget).map(([name, limit]) => [name, [seen[name] ?? 0, limit]] as const)
  return Object.fromEntries(all.filter(([, [value, limit]]) => value > limit))
}
