import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from './fixtures.ts'
import { bookingButton } from './support/booking.ts'
import { librariesIn } from './support/libraries.ts'
import { open, scrollThrough } from './support/page.ts'
import { budgets, weighPage } from './support/page-weight.ts'
import { publicPages } from './support/pages.ts'

test('every page has a budget', { tag: '@desktop' }, () => {
  // A preview is made of pages that are weighed here, and no guest meets it.
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

test('what travels with a function is what it runs: no tests, settings or films', {
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

for (const path of publicPages) {
  test(`${path}: the first load is light and brings no library before its time`, {
    tag: '@desktop',
  }, async ({ baseURL }) => {
    const { bytes, scripts } = await weighPage(new URL(path, baseURL))
    expect(scripts.length).toBeGreaterThan(5)
    expect.soft(bytes.script, 'JavaScript, bytes after gzip').toBeLessThanOrEqual(budgets.script)
    expect.soft(bytes.style, 'CSS, bytes after gzip').toBeLessThanOrEqual(budgets.style)
    expect.soft(bytes.html, 'HTML, bytes after gzip').toBeLessThanOrEqual(budgets.html)
    expect(scripts.flatMap(librariesIn)).toEqual([])
  })
}

test.describe('the libraries that no first load may bring', { tag: '@desktop' }, () => {
  test('are recognised in what the server is built of', () => {
    const found = globSync(join(String(process.env.E2E_DIST_DIR), 'server/chunks/**/*.js')).flatMap((file) =>
      librariesIn(readFileSync(file, 'utf8')),
    )
    expect(found).toEqual(expect.arrayContaining(['Supabase', 'zod']))
  })

  test('are recognised in the script files that arrive when they are wanted', async ({ page }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url())
    })
    // Asked for again: the body of a response is gone once its page has been left.
    const textOf = async (url: string) => (await page.request.get(url)).text()
    const arrived = async () => new Set((await Promise.all([...scripts].map(textOf))).flatMap(librariesIn))
    await open(page, '/sobre')
    expect(scripts.size).toBeGreaterThan(5)
    expect(await arrived()).toEqual(new Set())
    await bookingButton(page).focus()
    await expect
      .poll(arrived)
      .toEqual(new Set(['react-day-picker', 'Radix dialog', 'date-fns locale', 'Intl formatter']))
    await page.goto('/')
    await scrollThrough(page)
    await expect.poll(arrived).toContain('Swiper')
  })
})
