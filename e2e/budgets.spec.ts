import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test, withMotion } from './fixtures.ts'
import { bookingButton } from './support/booking.ts'
import { open, scrollThrough } from './support/page.ts'
import {
  type Budget,
  budgets,
  filmBudget,
  islandsIn,
  librariesIn,
  phoneBudgets,
  transferOf,
  untilPacked,
  weighPage,
} from './support/page-budgets.ts'
import { publicPages } from './support/pages.ts'

test('every route is one of the weighed pages', { tag: '@desktop' }, () => {
  // A preview consists of pages that are weighed here, and guests do not see it.
  const elsewhere = ['app/admin/**', 'app/(site)/previa/**']
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

test('the traced files of a function contain no tests, settings or films', {
  tag: '@desktop',
}, () => {
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

test('the first load of every page is light and loads no library before its time', {
  tag: '@desktop',
}, async ({ baseURL }) => {
  for (const path of publicPages) {
    const { bytes, scripts } = await weighPage(new URL(path, baseURL))
    expect(scripts.length, path).toBeGreaterThan(5)
    expect.soft(bytes.script, `${path}: JavaScript, bytes after gzip`).toBeLessThanOrEqual(budgets.script)
    expect.soft(bytes.style, `${path}: CSS, bytes after gzip`).toBeLessThanOrEqual(budgets.style)
    expect.soft(bytes.html, `${path}: HTML, bytes after gzip`).toBeLessThanOrEqual(budgets.html)
    expect.soft(scripts.flatMap(librariesIn), path).toEqual([])
  }
})

test('the libraries are recognised in the script files that are loaded when they are wanted', {
  tag: '@desktop',
}, async ({ page }) => {
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

test.describe('on a phone that opens a page and does nothing', () => {
  test.use(withMotion)

  test('every page keeps its budget; the film comes last, and only to the home page', {
    tag: '@desktop',
  }, async ({ browser, request, baseURL }) => {
    test.slow()
    expect(Object.keys(phoneBudgets)).toEqual(publicPages)
    // One after the other: the server compresses one file at a time.
    for (const path of publicPages) await untilPacked(new URL(path, baseURL))
    // Not side by side: on a slow page the row of offers would turn, and load a picture, before the measurement ends.
    for (const [path, budget] of Object.entries(phoneBudgets)) {
      const url = new URL(path, baseURL)
      const { bytes, requests, pictures, afterFilm } = await transferOf(browser, url, path === '/')
      const islands = islandsIn(await (await request.get(path)).text())
      const { film, ...others } = bytes
      const seen: Budget = { ...others, requests, photos: pictures, islands: islands.length }
      expect.soft(over(seen, budget), `${path}, islands: ${islands.join(' ')}`).toEqual({})
      expect.soft([bytes.html, bytes.js, requests, islands.length].filter((value) => value < 2)).toEqual([])
      expect.soft(film, path).toBeLessThanOrEqual(filmBudget)
      expect.soft(film > 0, path).toBe(path === '/')
      expect.soft(afterFilm, 'the film waits until the page is there').not.toContain('load')
    }
  })
})

/** What exceeds its budget, as [seen, budget]. */
function over(seen: Budget, budget: Budget) {
  const all = Object.entries(budget).map(([name, limit]) => [name, [Reflect.get(seen, name), limit]] as const)
  return Object.fromEntries(all.filter(([, [value, limit]]) => value > limit))
}
