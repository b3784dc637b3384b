import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { weighPage } from './page-weight.ts'

const files: Record<string, string> = {
  '/_next/static/chunks/tag.js': random(3000),
  '/_next/static/chunks/data~only-0.js': random(5000),
  '/_next/static/chunks/polyfills.js': random(7000),
  '/_next/static/chunks/page.css': random(2000),
  '/gone': '<script src="/_next/static/chunks/gone.js"></script>',
  '/': [
    '<link rel="stylesheet" href="/_next/static/chunks/page.css"/>',
    '<link rel="preload" as="script" href="/_next/static/chunks/tag.js"/>',
    '<script src="/_next/static/chunks/tag.js" async=""></script>',
    '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
    '<script>push("[\\"/_next/static/chunks/data~only-0.js\\",\\"/_next/static/chunks/page.css\\"]")</script>',
    '<a href="/_next/static/notes.json">',
  ].join('\n'),
}
const server = createServer((request, response) => {
  const body = files[String(request.url)]
  response.writeHead(body === undefined ? 404 : 200).end(body)
})
let origin = ''

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenLocally(server)}`
})
afterAll(() => server.close())

test('every file the page names counts once, except polyfills for old browsers', async () => {
  const { bytes, scripts } = await weighPage(origin)
  const size = (...paths: string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(String(files[path]), { level: 9 }).length, 0)
  expect(bytes).toEqual({
    script: size('/_next/static/chunks/tag.js', '/_next/static/chunks/data~only-0.js'),
    style: size('/_next/static/chunks/page.css'),
    html: size('/'),
  })
  expect(scripts).toHaveLength(2)
})

test.each(['/gone', '/never-was'])('%s: what is missing is no page of zero bytes', async (path) => {
  await expect(weighPage(new URL(path, origin))).rejects.toThrow(/respondeu|não respondeu/)
})

function random(bytes: number) {
  return randomBytes(bytes).toString('base64')
}
