import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { cookieOf, demoAdmin } from '../support/admin.ts'
import {
  budgets,
  librariesIn,
  ofDialogs,
  panelBudgets,
  scriptBudgets,
  weighPage,
} from '../support/page-budgets.ts'
import { publicPages } from '../support/pages.ts'
import { rawRequest } from '../support/raw-request.ts'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()

test('every route has a page that is weighed', () => {
  // The hotel's own pages are like /sobre.
  const elsewhere = ['app/admin/**', 'app/(site)/?page?/**']
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

test('the first load of every page is light and includes no deferred library', async () => {
  for (const path of publicPages) {
    const { bytes, scripts } = await weighPage(new URL(path, site.origin))
    expect(scripts.length, path).toBeGreaterThan(5)
    const most = scriptBudgets[path] ?? 0
    expect.soft(bytes.script, `${path}: JavaScript, bytes after gzip`).toBeLessThanOrEqual(most)
    expect.soft(bytes.style, `${path}: CSS, bytes after gzip`).toBeLessThanOrEqual(budgets.style)
    expect.soft(bytes.html, `${path}: HTML, bytes after gzip`).toBeLessThanOrEqual(budgets.html)
    expect.soft(bytes.heading, `${path}: HTML up to the heading`).toBeLessThanOrEqual(budgets.heading)
    expect.soft(scripts.flatMap(librariesIn), path).toEqual([])
  }
})

test.each(Object.entries(panelBudgets))('%s of the panel: the first load is light', async (path, most) => {
  const headers = path === '/admin/login' ? undefined : { cookie: await cookieOf(demoAdmin) }
  const { bytes, scripts } = await weighPage(new URL(path, site.origin), headers)
  expect(scripts.length).toBeGreaterThan(5)
  expect.soft(bytes.script, 'JavaScript, bytes after gzip').toBeLessThanOrEqual(most)
  const found = new Set(scripts.flatMap(librariesIn))
  expect(ofDialogs.filter((name) => found.has(name))).toEqual([])
})

test('Next’s own image optimiser is disabled and has written nothing (MEDIA-6)', async () => {
  for (const url of ['/images/serra.svg', '/images/%73erra.svg']) {
    const path = `/_next/image?url=${encodeURIComponent(url)}&w=828&q=60`
    expect((await rawRequest(site.origin, path)).status, url).toBe(404)
  }
  const kept = join(String(process.env.E2E_DIST_DIR), 'cache', 'images')
  expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([])
})
