import { gzipSync } from 'node:zlib'

/** What the first load of a public page may weigh, in bytes after gzip. */
export const budgets = { script: 141_700, style: 12_000, html: 17_700 }

/** Scripts of the first load of a page of the panel: where a clerk arrives, and its longest list. */
export const panelBudgets = { '/admin/login': 157_200, '/admin': 168_600, '/admin/packages': 180_400 }

export type PageWeight = {
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
export function filesIn(html: string, extension: 'js' | 'css'): string[] {
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
