import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from '../../lib/cache/csp.mjs'
import { finishForVercel } from './vercel-pages.ts'

const html = '<script>self.__next_f.push([1,"a"])</script>'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vercel-pages-'))
  mkdirSync(join(folder, 'server/app/oferta'), { recursive: true })
  mkdirSync(join(folder, 'server/pages'))
  const page = { initialHeaders: { a: 'b' }, initialRevalidateSeconds: 60, dataRoute: '/index.rsc' }
  const routes = {
    '/': page,
    '/_not-found': { ...page, initialStatus: 404, dataRoute: '/_not-found.rsc' },
    '/robots.txt': { ...page, dataRoute: null },
    '/icon.svg': { ...page, initialRevalidateSeconds: false },
    '/admin/login/esqueci-a-senha': page,
  }
  write('prerender-manifest.json', JSON.stringify({ version: 4, routes, dynamicRoutes: {} }))
  write('server/pages-manifest.json', JSON.stringify({ '/404': 'pages/404.html', '/500': 'pages/500.html' }))
  write('server/pages/404.html', html)
  write('server/app/index.html', html)
  write('server/app/_not-found.html', html)
  write('server/app/index.rsc', '1')
  write('server/app/robots.txt.body', 'x')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('each page that was made carries the hashes of its scripts, everything else may run nothing', () => {
  expect(finishForVercel(folder).onDemand).toBe(false)
  const { routes } = manifest()
  expect(routes['/'].initialHeaders).toEqual({
    a: 'b',
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html)),
  })
  expect(routes['/robots.txt'].initialHeaders['content-security-policy']).toContain("default-src 'none'")
  // The middleware gives the panel's a nonce.
  expect(routes['/admin/login/esqueci-a-senha'].initialHeaders).toEqual({ a: 'b' })
})

test('the page for unknown addresses is the one that is made anew', () => {
  finishForVercel(folder)
  expect(existsSync(join(folder, 'server/pages/404.html'))).toBe(false)
  expect(read('server/app/404.html')).toBe(html)
  expect(manifest().routes['/404']).toMatchObject({
    initialStatus: 404,
    initialRevalidateSeconds: 60,
    srcRoute: '/_not-found',
    initialHeaders: { 'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html)) },
  })
  expect(JSON.parse(read('server/pages-manifest.json'))).toEqual({ '/500': 'pages/500.html' })
})

test('pages of a build without content wait for their first visitor', () => {
  write('pages-for-nobody', '')
  expect(finishForVercel(folder).onDemand).toBe(true)
  const { routes, dynamicRoutes } = manifest()
  expect(Object.keys(routes)).toEqual(['/_not-found', '/icon.svg', '/admin/login/esqueci-a-senha', '/404'])
  expect(routes['/404'].initialRevalidateSeconds).toBe(1)
  expect(dynamicRoutes['/']).toMatchObject({ fallback: null, dataRoute: '/index.rsc' })
  expect(new RegExp(dynamicRoutes['/robots.txt'].routeRegex).test('/robots.txt')).toBe(true)
  expect(existsSync(join(folder, 'server/app/index.html'))).toBe(false)
})

function manifest() {
  return JSON.parse(read('prerender-manifest.json'))
}

function read(name: string) {
  return readFileSync(join(folder, name), 'utf8')
}

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}
