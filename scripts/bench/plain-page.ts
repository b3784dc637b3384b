import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { bringPictures, open } from '../../e2e/support/page.ts'
import { listenLocally } from '../lib/ports.ts'
import { Refusal } from '../lib/refusal.ts'
import { atEnd } from '../lib/run-command.ts'
import { screens } from '../lib/screens.ts'
import { plainBody } from './plain-body.ts'

type File = { type: string; packed: boolean; body: Buffer }

/** Serves the words and pictures of a page without script, film or font; returns its address. Ends with the command. */
export async function startPlainPage(browser: Browser, original: URL): Promise<URL> {
  const body = await bodyOf(browser, original)
  const paths = [...new Set([...body.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path))]
  const pictures = paths.map(async (path) => [path, await pictureAt(new URL(path, original))] as const)
  const files = new Map<string, File>(await Promise.all(pictures))
  files.set('/', { type: 'text/html; charset=utf-8', packed: true, body: gzipSync(documentOf(body)) })
  const server = createServer((request, response) => {
    const file = files.get(String(request.url))
    if (!file) return response.writeHead(204).end()
    const packing = file.packed ? { 'content-encoding': 'gzip' } : {}
    return response.writeHead(200, { 'content-type': file.type, ...packing }).end(file.body)
  })
  const port = await listenLocally(server)
  atEnd(() => void server.close())
  return new URL(`http://127.0.0.1:${port}/`)
}

async function bodyOf(browser: Browser, original: URL) {
  const context = await browser.newContext({ ...screens.phone, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    await open(page, original.href)
    await bringPictures(page)
    await page.waitForFunction(() => [...document.images].every(({ src }) => !src.startsWith('data:')))
    return await page.evaluate(plainBody)
  } finally {
    await context.close()
  }
}

async function pictureAt(url: URL): Promise<File> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Refusal(`${url} respondeu ${answer.status}.`)
  const type = answer.headers.get('content-type') ?? ''
  return { type, packed: false, body: Buffer.from(await answer.arrayBuffer()) }
}

function documentOf(body: string) {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Página simples</title>
<meta name="description" content="As mesmas palavras e fotografias, sem script">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>${body}</body>
</html>`
}

const style = `body { max-width: 60rem; margin: auto; padding: 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #222 }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2 }
a { color: #2f5d46; padding: 0.5rem 0; display: inline-block }
img { max-width: 100%; height: auto; display: block }
ul { padding-left: 1.25rem }`
