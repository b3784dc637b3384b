import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { screens } from './pages.ts'

/**
 * Budgets for the first load of a public page, in bytes after gzip. Its HTML contains its style sheet; up to the heading it
 * fits, with brotli, into the 14 kB that a server sends before the first acknowledgement. File names differ between builds,
 * so the weight of a page varies by some hundred bytes.
 */
export const budgets = { style: 13_000, html: 31_900, heading: 14_000 }

/** The scripts of each public page: what it needs and at most 400 bytes more. */
export const scriptBudgets: Record<string, number> = {
  '/': 142_200,
  '/sobre': 139_450,
  '/quartos': 140_600,
  '/bem-estar': 138_950,
  '/restaurante': 138_950,
  '/ofertas': 142_100,
  '/antes-de-chegar': 138_500,
  '/pesquisa': 142_100,
  '/termos': 137_200,
  '/privacidade': 137_200,
  '/oferta/natal-2026': 142_000,
  '/quartos/chale-tradicional': 141_450,
}

/** Script budgets for the panel: the login page, the dashboard and its longest list. */
export const panelBudgets = { '/admin/login': 157_600, '/admin': 169_000, '/admin/packages': 189_000 }

/** Libraries that only a form or a dialog needs. */
export const ofDialogs = ['zod', 'react-hook-form', 'Radix dialog']

type PageWeight = {
  /** In bytes at the highest compression level, each file compressed separately. */
  bytes: typeof budgets & { script: number }
  scripts: string[]
}

/** Weighs a page with the files that its HTML names, except `nomodule` polyfills. Throws when one cannot be fetched. */
export async function weighPage(url: string | URL, headers?: Record<string, string>): Promise<PageWeight> {
  const html = await fetchText(url, headers)
  const polyfills = html.match(/<script[^>]* nomodule[^>]*>/gi)?.join() ?? ''
  const fetchAll = (paths: string[]) => Promise.all(paths.map((path) => fetchText(new URL(path, url))))
  const scripts = await fetchAll(filesIn(html, 'js').filter((path) => !polyfills.includes(path)))
  const styles = await fetchAll(filesIn(html, 'css'))
  return {
    bytes: {
      script: weigh(scripts),
      style: weigh(styles),
      html: weigh([html]),
      heading: brotliCompressSync(html.slice(0, html.indexOf('</h1>'))).length,
    },
    scripts,
  }
}

/** Also finds files named in React's payload, where quotes are escaped. */
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

/** Text that survives minification and reveals the libraries in a script file. */
const marks = {
  Supabase: /supabase|postgrest|gotrue/i,
  zod: /\$ZodType|\b_zod\b/,
  'react-hook-form': /onTouched/,
  'react-day-picker': /\brdp-/,
  'Radix dialog': /DialogContent|dismissableLayer/,
  'date-fns locale': /lessThanXSeconds/,
  // Creating a formatter for the hotel's time zone takes a phone 40 ms, during a tap.
  'Intl formatter': /new Intl\./,
  Swiper: /containerModifierClass|swiperElementNodeName/,
}

/** Returns the names of libraries of which this code contains at least a part. */
export function librariesIn(code: string): string[] {
  return Object.entries(marks)
    .filter(([, mark]) => mark.test(code))
    .map(([name]) => name)
}

type Budget = Record<'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'data', number> & {
  requests: number
  photos: number
}

/** Compressed as the server sends it, without headers. */
const shared = { html: 25_500, css: 3000, fonts: 31_000, data: 4600 }

/** The first view's budget on a phone: bytes on the wire by kind, requests and pictures, without its film. */
export const phoneBudgets: Record<string, Budget> = {
  '/': { ...shared, js: 129_500, pictures: 46_500, requests: 16, photos: 2 },
  '/sobre': { ...shared, js: 124_000, pictures: 98_500, requests: 14, photos: 2 },
  '/quartos': { ...shared, js: 149_000, pictures: 42_000, requests: 15, photos: 1 },
  '/bem-estar': { ...shared, js: 123_500, pictures: 70_000, requests: 14, photos: 2 },
  '/restaurante': { ...shared, js: 123_500, pictures: 33_000, requests: 13, photos: 1 },
  '/ofertas': { ...shared, js: 150_500, pictures: 62_000, requests: 17, photos: 2 },
  '/antes-de-chegar': { ...shared, js: 123_500, pictures: 32_500, requests: 14, photos: 1 },
  '/pesquisa': { ...shared, js: 126_500, pictures: 0, data: 0, requests: 11, photos: 0 },
  '/termos': { ...shared, js: 121_500, pictures: 0, requests: 11, photos: 0 },
  '/privacidade': { ...shared, js: 121_500, pictures: 0, requests: 11, photos: 0 },
  '/oferta/natal-2026': { ...shared, js: 126_000, pictures: 29_000, requests: 14, photos: 1 },
  '/quartos/chale-tradicional': { ...shared, js: 149_000, pictures: 42_000, requests: 15, photos: 1 },
}

/** Opens a page with an empty cache, does nothing, and returns what has loaded once the network is idle. */
export async function measureFirstView(browser: Browser, url: URL): Promise<Budget> {
  // Reduced motion, because on a slow machine a carousel would turn and load a picture during the measurement.
  const page = await browser.newPage({ ...screens.phone, locale: 'pt-BR', reducedMotion: 'reduce' })
  try {
    await page.goto(url.href, { waitUntil: 'networkidle' })
    const files = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, entryType, initiatorType, encodedBodySize: bytes }) => {
          if (entryType === 'navigation') return { kind: 'html', bytes }
          // The icon sprite is no picture: a `use` in the page fetches it.
          return {
            kind: initiatorType === 'other' ? '' : new URL(name).pathname.replace(/.*[./]/, ''),
            bytes,
          }
        }),
    )
    const seen = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, data: 0, requests: 0, photos: 0 }
    for (const { kind, bytes } of files) {
      const group = groups[kind] ?? 'data'
      if (group === 'film') continue
      seen[group] += bytes
      seen.requests += 1
      if (group === 'pictures') seen.photos += 1
    }
    return seen
  } finally {
    await page.close()
  }
}

const groups: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'film'> = {
  html: 'html',
  css: 'css',
  js: 'js',
  woff2: 'fonts',
  avif: 'pictures',
  webp: 'pictures',
  svg: 'pictures',
  webm: 'film',
  mp4: 'film',
}

/** Collects the scripts that the page loads from now on, and the libraries in them. */
export function watchLibraries(page: Page) {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  // Requests it again, because the body of a response is lost once its page has been left.
  const textOf = async (url: string) => (await page.request.get(url)).text()
  const loaded = async () => new Set((await Promise.all([...scripts].map(textOf))).flatMap(librariesIn))
  return { scripts, loaded }
}
