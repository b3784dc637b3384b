import type { Asking } from '../lib/server-cost.ts'

/** So many requests as visitors send them: pages, what Next prefetches, files, pictures, what is not there, the panel's door. */
export async function mixedRequests(site: string, pages: string[], count: number): Promise<Asking[]> {
  const htmls = await Promise.all(pages.map(async (path) => (await fetch(new URL(path, site))).text()))
  const files = new Set(
    htmls.flatMap((html) => html.match(/\/(?:_next\/static|media|images)\/[^"'\\\s,]+\.\w+/g) ?? []),
  )
  const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
  const kinds: Asking[] = [
    ...pages.map((path) => ({ url: path })),
    ...pages.map((path) => ({ url: `${path}?_rsc=bench`, headers: prefetch })),
    ...[...files].map((url) => ({ url })),
    ...['/nao-existe', '/_next/static/nao-existe.js', '/admin/login', '/sitemap.xml'].map((url) => ({ url })),
  ]
  return Array.from({ length: count }, (_, turn) => {
    const { url, headers } = kinds[turn % kinds.length] ?? { url: '/' }
    const packing = packings[Math.floor(turn / kinds.length) % packings.length] ?? ''
    return { url: new URL(url, site).href, headers: { ...headers, 'accept-encoding': packing } }
  })
}

const packings = ['gzip, deflate, br, zstd', 'gzip', 'identity']
