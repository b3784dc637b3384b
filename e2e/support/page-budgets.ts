import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { screens } from './pages.ts'

/** What the first load of a public page may weigh, in bytes after gzip. */
export const budgets = { script: 141_700, style: 12_000, html: 17_700 }

/** Scripts of the first load of a page of the panel: where a clerk arrives, and its longest list. */
export const panelBudgets = { '/admin/login': 157_200, '/admin': 168_600, '/admin/packages': 180_400 }

type PageWeight = {
  /** In bytes after gzip at its highest level; files count one by one, as they travel. */
  bytes: typeof budgets
  scripts: string[]
}

/** With the files its HTML names; the `nomodule` polyfills do not count. Throws when one cannot be had. */
export async function weighPage(url: string | URL, headers?: Record<string, string>): Promise<PageWeight> {
  const html = await fetchText(url, headers)
  const polyfills = html.match(/<script[^>]* nomodule[^>]*>/gi)?.join() ?? ''
  const load = (paths: string[]) => Promise.all(paths.map((path) => fetchText(new URL(path, url))))
  const scripts = await load(filesIn(html, 'js').filter((path) => !polyfills.includes(path)))
  const styles = await load(filesIn(html, 'css'))
  return {
    bytes: { script: weigh(scripts), style: weigh(styles), html: weigh([html]) },
    scripts,
  }
}

/** Also those in the data that React starts from, where the quotes around them are escaped. */
function filesIn(html: string, extension: 'js' | 'css'): string[] {
  const paths = html.match(new RegExp(`/_next/static/[^"'\\\\\\s<>]+?\\.${extension}\\b`, 'g'))
  return [...new Set(paths)]
}

async function fetchText(url: string | URL, headers = {}): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } }).catch(
    () => undefined,
  )
  if (!response?.ok) {
    throw new Error(`${url} ${response ? `respondeu ${response.status}` : 'não respondeu'}.`)
  }
  return response.text()
}

function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)
}

/** Text that survives minification, so that a script file betrays which libraries are in it. */
const marks = {
  Supabase: /supabase|postgrest|gotrue/i,
  zod: /\$ZodType|\b_zod\b/,
  'react-hook-form': /onTouched/,
  'react-day-picker': /\brdp-/,
  'Radix dialog': /DialogContent|dismissableLayer/,
  'date-fns locale': /lessThanXSeconds/,
  // One for the hotel's time zone takes a phone 40 ms, in the middle of a tap.
  'Intl formatter': /new Intl\./,
  Swiper: /containerModifierClass|swiperElementNodeName/,
}

/** The libraries of which at least a part is in this code, by name. */
export function librariesIn(code: string): string[] {
  return Object.entries(marks)
    .filter(([, mark]) => mark.test(code))
    .map(([name]) => name)
}

/** The client components that the data of a page refers to, Next's own among them; each once, by the name it is exported as. */
export function islandsIn(html: string): string[] {
  const pushed = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)
  const data = [...pushed].map(([, text = '""']) => String(JSON.parse(text))).join('')
  return [...data.matchAll(/^[\da-f]+:I\[.*?,"([^"]*)"(?:,\d+)?\]$/gm)].map(([, name = '']) => name)
}

/** What the first view of a page may bring to a phone: bytes on the wire by kind, and how many of each. */
export type Budget = Record<Exclude<TransferKind, 'film'>, number> & {
  requests: number
  photos: number
  /** Client components that its data names. */
  islands: number
}

/** The film of a page that has one; it travels when all that the first view needs is there. */
export const filmBudget = 400_000

/** On the wire a file brings its headers along, and travels as the server packs it. */
const shared = { html: 18_700, css: 13_800, fonts: 31_000, data: 4600 }

export const phoneBudgets: Record<string, Budget> = {
  '/': { ...shared, js: 129_500, pictures: 46_500, requests: 16, photos: 2, islands: 25 },
  '/sobre': { ...shared, js: 124_000, pictures: 98_500, requests: 14, photos: 2, islands: 16 },
  '/quartos': { ...shared, js: 149_000, pictures: 42_000, requests: 15, photos: 1, islands: 17 },
  '/bem-estar': { ...shared, js: 123_500, pictures: 70_000, requests: 14, photos: 2, islands: 15 },
  '/restaurante': { ...shared, js: 123_500, pictures: 33_000, requests: 13, photos: 1, islands: 15 },
  '/ofertas': { ...shared, js: 150_500, pictures: 62_000, requests: 17, photos: 2, islands: 18 },
  '/antes-de-chegar': { ...shared, js: 123_500, pictures: 32_500, requests: 14, photos: 1, islands: 15 },
  '/pesquisa': { ...shared, js: 126_500, pictures: 0, data: 0, requests: 11, photos: 0, islands: 10 },
  '/termos': { ...shared, js: 121_500, pictures: 0, requests: 11, photos: 0, islands: 14 },
  '/privacidade': { ...shared, js: 121_500, pictures: 0, requests: 11, photos: 0, islands: 14 },
  '/oferta/natal-2026': { ...shared, js: 126_000, pictures: 29_000, requests: 14, photos: 1, islands: 21 },
}

const patience = 30_000

/** Requests the files of a page until the server answers with brotli, as it does for every visitor but the first ones. */
export async function untilPacked(url: URL): Promise<void> {
  const html = await (await fetch(url)).text()
  const files = [...filesIn(html, 'js'), ...filesIn(html, 'css')]
  const end = Date.now() + patience
  while (Date.now() < end) {
    const packings = await Promise.all(files.map((file) => packingOf(new URL(file, url))))
    if (packings.every((packing) => packing === 'br')) return
    await sleep(200)
  }
}

async function packingOf(url: URL) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  return response.headers.get('content-encoding')
}

/** What travels for the first view of a page; `bytes` as on the wire, headers included. */
type Transfer = {
  bytes: Record<TransferKind, number>
  requests: number
  pictures: number
  /** What had not come yet when the film began; the page's load counts as one of them. */
  afterFilm: string[]
}

type TransferKind = 'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'data' | 'film'

/** Opens a page on Lighthouse's phone with an empty cache and does nothing, until nothing travels any more and its film, if it has one, has begun. */
export async function transferOf(browser: Browser, url: URL, hasFilm: boolean): Promise<Transfer> {
  const context = await browser.newContext({ ...screens.phone, locale: 'pt-BR' })
  try {
    const page = await context.newPage()
    const travelled = await watchTraffic(page, hasFilm)
    await page.goto(url.href, { waitUntil: 'load' })
    return await travelled()
  } finally {
    await context.close()
  }
}

type Travelling = { url: string; kind: TransferKind; bytes: number; begin: number; end?: number }
const quiet = 2000

async function watchTraffic(page: Page, hasFilm: boolean): Promise<() => Promise<Transfer>> {
  const client = await page.context().newCDPSession(page)
  const all = new Map<string, Travelling>()
  let [lastChange, loadEnd] = [Date.now(), Infinity]
  const change = (id: string, how: (request: Travelling) => void) => {
    const request = all.get(id)
    if (!request) return
    lastChange = Date.now()
    how(request)
  }
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    lastChange = Date.now()
    if (/^https?:/.test(request.url))
      all.set(requestId, { url: request.url, kind: kinds[type ?? ''] ?? 'data', bytes: 0, begin: timestamp })
  })
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    change(requestId, (request) => {
      request.bytes += encodedDataLength
    }),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    change(requestId, (request) => Object.assign(request, { bytes: encodedDataLength, end: timestamp })),
  )
  client.on('Network.loadingFailed', ({ requestId, timestamp }) =>
    change(requestId, (request) => {
      request.end = timestamp
    }),
  )
  client.on('Page.loadEventFired', ({ timestamp }) => {
    loadEnd = timestamp
  })
  await client.send('Page.enable')
  await client.send('Network.enable')
  return async () => {
    // A browser stops fetching a film when it has enough for a while: that one need not end.
    const isBusy = () => [...all.values()].some(({ end, kind }) => end === undefined && kind !== 'film')
    const isWaiting = () =>
      hasFilm && ![...all.values()].some(({ kind, bytes }) => kind === 'film' && bytes > 0)
    while (isBusy() || isWaiting() || Date.now() - lastChange < quiet) await sleep(100)
    const icons = await page.$$eval('link[rel~=icon]', (links) =>
      links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')),
    )
    // The icon of a tab, which a browser without windows never asks for.
    const isIcon = ({ kind, url }: Travelling) => kind === 'data' && icons.includes(url)
    return sumUp(
      [...all.values()].filter((request) => !isIcon(request)),
      loadEnd,
    )
  }
}

function sumUp(requests: Travelling[], loadEnd: number): Transfer {
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, data: 0, film: 0 }
  for (const request of requests) bytes[request.kind] += request.bytes
  const others = requests.filter(({ kind }) => kind !== 'film')
  const filmBegin = Math.min(...requests.filter(({ kind }) => kind === 'film').map(({ begin }) => begin))
  return {
    bytes,
    requests: others.length,
    pictures: others.filter(({ kind }) => kind === 'pictures').length,
    afterFilm: [{ url: 'load', end: loadEnd }, ...others]
      .filter(({ end = Infinity }) => end > filmBegin)
      .map(({ url }) => url),
  }
}

const kinds: Record<string, TransferKind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'film',
}
