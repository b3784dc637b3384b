import { plainText } from './distinctive-words.ts'
import type { WebServer } from './web-server.ts'

type Thing = Record<string, unknown>

export function headOf(html: string) {
  const contents = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => plainText(text))
  const meta = (name: string) =>
    contents(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).join(' AND ')
  return {
    title: contents(/<title>([^<]*)</g).join(' AND '),
    canonical: contents(/<link rel="canonical" href="([^"]*)"/g).join(' AND '),
    meta,
  }
}

/** Returns a page's text, including collapsed parts, without spaces and capitals, which styles change. */
export function wordsOf(html: string): string {
  const [, body = ''] = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  const text = body.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/g, '')
  return withoutSpaces(plainText(text))
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

/** Returns the addresses of links, pictures and so on, as written. */
export function attributes(html: string, element: string, name: string): string[] {
  const pattern = new RegExp(`<(?:${element})\\b(?=[^>]*?\\s${name}="([^"]*)")`, 'g')
  return [...html.matchAll(pattern)].map(([, value = '']) => plainText(value))
}

/** Returns the nodes of a page's JSON-LD. */
export function structuredData(html: string): Thing[] {
  const blocks = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...blocks].flatMap(([, json = '']) => JSON.parse(json)['@graph'])
}

/** Returns the paths of the sitemap. */
export async function listedPaths(site: WebServer): Promise<string[]> {
  const { html } = await site.get('/sitemap.xml')
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Returns text elements that have neither text nor a picture. */
export function emptyElements(html: string): string[] {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  const empty =
    /<(h[1-4]|p|a|button|li|dt|dd|ul|ol|dl|figcaption|blockquote|address)\b([^>]*)>(?:\s|<(?!img|video|iframe|input)[^>]*>)*?<\/\1>/g
  return [...text.matchAll(empty)]
    .filter(([, , own = '']) => !/aria-label|aria-hidden="true"/.test(own))
    .map(([element]) => element.slice(0, 200))
}
