import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { screens } from './screens.ts'

/** What travels for the first view of a page; `bytes` as on the wire, headers included. */
export type Transfer = {
  bytes: Record<TransferKind, number>
  requests: number
  pictures: number
  /** What had not come yet when the film began; the page's load counts as one of them. */
  afterFilm: string[]
}

export type TransferKind = (typeof transferKinds)[number]

const transferKinds = ['html', 'css', 'js', 'fonts', 'pictures', 'data', 'film'] as const

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
type Traffic = { requests: Travelling[]; loadEnd: number }

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
      all.set(requestId, { url: request.url, kind: kindOf(type), bytes: 0, begin: timestamp })
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
    return sumUp({ requests: [...all.values()].filter((request) => !isIcon(request)), loadEnd })
  }
}

function sumUp({ requests, loadEnd }: Traffic): Transfer {
  const others = requests.filter(({ kind }) => kind !== 'film')
  const filmBegin = Math.min(...requests.filter(({ kind }) => kind === 'film').map(({ begin }) => begin))
  const bytes = (kind: TransferKind) =>
    requests.filter((request) => request.kind === kind).reduce((sum, request) => sum + request.bytes, 0)
  return {
    bytes: {
      html: bytes('html'),
      css: bytes('css'),
      js: bytes('js'),
      fonts: bytes('fonts'),
      pictures: bytes('pictures'),
      data: bytes('data'),
      film: bytes('film'),
    },
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

function kindOf(type = 'Other'): TransferKind {
  return kinds[type] ?? 'data'
}
