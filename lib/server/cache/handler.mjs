import { join } from 'node:path'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'
import { withFirstView } from './first-view.mjs'
import { isMissingPage, lifetime, outdatePages, publicationState } from './shared.mjs'

/**
 * Keeps static pages in memory and adds what Next's own cache lacks when self-hosted: each page gets a policy with the hashes of
 * its inline scripts, publishing also invalidates pages that are being rendered, and unknown addresses are not stored. It uses
 * the documented `cacheHandler` interface and no module of Next. It ignores the pages of the build, because the content on
 * disk (lib/publication/disk-copy.ts) renders each page in some 20 ms. `next dev` does not call it.
 */
export default class StaticPageCache {
  // Next creates one instance per request, so this is the time of the request whose rendering ends in `set`.
  #began = Date.now()
  #files

  constructor({ serverDistDir } = {}) {
    this.#files = serverDistDir && join(/* turbopackIgnore: true */ serverDistDir, '..')
  }

  async get(key, { kind }) {
    if (!kinds.has(kind)) return null
    const asking = publicationState().beforePage?.()
    if (asking) {
      await asking
      this.#began = Date.now()
    }
    const entry = pages.get(key)
    if (!entry || entry.lastModified <= publicationState().publishedAt) return null
    // If the clock was wrong and has been set back, the page would never be outdated.
    const now = Date.now()
    if (entry.lastModified > now) return null
    // The content has changed by time since then (PUB-13).
    if (entry.until <= now) return null
    // To Next a page never expires: during an outage it serves the old one at once and retries in the background.
    const cacheControl = { revalidate: entry.cacheControl.revalidate, expire: undefined }
    return { value: withAge(entry, now), lastModified: entry.lastModified, cacheControl }
  }

  // Runs before a fresh response is sent, which therefore gets its headers even if it is not kept.
  async set(key, answer, { cacheControl = lifetime }) {
    if (!kinds.has(answer?.kind)) return
    const isFailure = answer.status >= 300
    const until = publicationState().nextChange?.(this.#began) ?? Number.POSITIVE_INFINITY
    const isOwnAge = answer.headers?.['cache-control'] === undefined
    prepare(answer, this.#files)
    const entry = { value: answer, lastModified: this.#began, cacheControl, until, isOwnAge }
    answer.headers = withAge(entry, Date.now()).headers
    if (isFailure && key !== missingPage && !pages.get(key)) return
    pages.set(key, entry, { size: serialize(entry).length })
  }

  /** Ignores the tag: publishing invalidates every page. */
  async revalidateTag() {
    outdatePages()
  }

  resetRequestCache() {}
}

// Pages and route handlers, such as a package's sharing image.
const kinds = new Set(['APP_PAGE', 'APP_ROUTE'])

/**
 * A redirect or a 404 is kept only if it replaces a page, such as that of a removed package. The request filter requests all
 * unknown addresses under this one path.
 */
const missingPage = '/_not-found'

// The same limit as that of Next's own cache.
const pages = new LRUCache({ maxSize: 50 * 1024 * 1024 })

/** Adds the time for which upstream caches may serve the page, which ends with the next change. */
function withAge({ value, cacheControl: { revalidate, expire }, until, isOwnAge }, now) {
  if (!isOwnAge || !revalidate || !expire) return value
  const left = Math.max(0, Math.floor((until - now) / 1000))
  const fresh = Math.min(revalidate, left)
  const stale = Math.min(expire - revalidate, left - fresh)
  const age = `s-maxage=${fresh}, stale-while-revalidate=${stale}`
  return { ...value, headers: { ...value.headers, 'cache-control': age } }
}

function prepare(answer, files) {
  const headers = { ...answer.headers }
  // A partial prerender would stream further scripts later; this site has none.
  if (answer.kind === 'APP_PAGE' && typeof answer.html === 'string' && !answer.postponed) {
    if (files) answer.html = withFirstView(answer.html, files)
    headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(answer.html))
    if (isMissingPage(answer.html)) answer.status = 404
  }
  answer.headers = headers
}
