import { createHash } from 'node:crypto'
import { laterScript, noticeScript, pressScript } from './page-scripts.mjs'

// Plain JavaScript, because the cache handler imports it without a bundler.

/**
 * Returns the directives that every policy contains.
 * @param {"'none'" | "'self'"} framedBy who may show the page in a frame
 */
export function cspFloor(framedBy) {
  return `object-src 'none'; base-uri 'none'; frame-ancestors ${framedBy}`
}

/**
 * Returns the policy of a page. Videos, players and the map are the only content of other origins.
 * @param {string[]} scriptSources trust inline scripts: hashes on static pages, a nonce elsewhere
 * @param {{ imageSources?: string[], mediaSources?: string[], connectSources?: string[], isPanel?: boolean }} [more] further sources;
 * the panel may frame the site and may not be framed itself
 */
export function contentSecurityPolicy(
  scriptSources,
  { imageSources = [], mediaSources = [], connectSources = [], isPanel = false } = {},
) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imageSources].join(' '),
    ["media-src 'self' https:", ...mediaSources].join(' '),
    `frame-src ${isPanel ? "'self' " : ''}https://player.vimeo.com https://www.youtube-nocookie.com https://www.google.com`,
    ["connect-src 'self'", ...connectSources].join(' '),
    "form-action 'self'",
    cspFloor(isPanel ? "'none'" : "'self'"),
  ].join('; ')
}

/**
 * Returns the unique CSP sources of the framework's and the site's own inline scripts. Any other inline script was injected
 * and stays untrusted. Data blocks such as JSON-LD never run and need no source.
 * @param {string} html
 * @returns {string[]} e.g. `["'sha256-…'"]`
 */
export function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [, code] of html.matchAll(SCRIPT)) {
    if (own.includes(code) || isFrameworks(code)) hashes.add(sourceOf(code))
  }
  return [...hashes]
}

const own = [noticeScript, pressScript, laterScript]

/** @param {string} code */
const sourceOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The hashes of the site's own inline scripts, for pages that the cache handler does not see. */
export const siteSources = [noticeScript, pressScript].map(sourceOf)

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g

/** Matches React's data and the bundler's list of first files: calls whose only argument is JSON. */
function isFrameworks(code) {
  const [, data] = DATA.exec(code) ?? []
  if (data !== undefined) return Array.isArray(parse(data))
  const [, start] = START.exec(code) ?? []
  return start !== undefined && isFileList(parse(start))
}

const DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[[\s\S]*\])\)$/
const START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/

/** @param {unknown} start */
function isFileList(start) {
  const { otherChunks, runtimeModuleIds, ...more } = Object(start)
  return (
    Object.keys(more).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((file) => /^static\/chunks\/[\w.~-]+$/.test(file)) &&
    Array.isArray(runtimeModuleIds)
  )
}

/** @param {string} json */
function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
