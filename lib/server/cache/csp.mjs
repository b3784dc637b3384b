import { createHash } from 'node:crypto'
import { laterScript } from './first-view.mjs'

// Plain JavaScript: Node imports the cache handler, and with it this file, without the bundler.

/**
 * The part of the policy that every page carries, whatever it is.
 * @param {"'none'" | "'self'"} framedBy who may show it in a frame
 */
export function cspFloor(framedBy) {
  return `object-src 'none'; base-uri 'none'; frame-ancestors ${framedBy}`
}

/**
 * The policy of a page. Images pass through the site's own optimiser; videos, players and the map are the only
 * foreign content.
 * @param {string[]} scriptSources what makes inline scripts trusted: hashes on static pages, a nonce elsewhere
 * @param {{ imageSources?: string[], mediaSources?: string[], connectSources?: string[], isPanel?: boolean }} [more] where else they may come from;
 * the panel shows the site in a frame, and is shown in none itself
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
 * CSP sources of the inline scripts of the framework and of this site, without repetition. Any other
 * inline script got in past the site's code and is not trusted. Data blocks such as JSON-LD never run and need none.
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

/**
 * Hides a notice that was closed in this tab before it is drawn, and closes it: its own element says which one
 * (components/site-frame/notice.tsx).
 */
export const noticeScript =
  '(({dataset:d})=>{try{if(sessionStorage.aviso===d.notice)d.closed=""}catch{}' +
  'addEventListener("click",e=>{if(e.target.closest(".notice button")){d.closed="";' +
  'try{sessionStorage.aviso=d.notice}catch{}}})})(document.currentScript)'

/** Remembers the last press before the page can answer; `PageBody` repeats it (NAV-28). A link or a popover needs no script. */
export const pressScript =
  "onclick=({target:t})=>{if(t=t.closest(':is(button,img):not(a *,[popovertarget])'))(pressed=t).ariaBusy=!0}"

const own = [noticeScript, pressScript, laterScript]

/** @param {string} code */
const sourceOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The hashes of the site's own inline scripts, also for pages that no cache has seen. */
export const siteSources = [noticeScript, pressScript].map(sourceOf)

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g

/** The page's data for React, and the bundler's list of files to begin with: a call with nothing but JSON in it. */
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
