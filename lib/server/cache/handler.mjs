import { join } from 'node:path'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'
import { withFirstView } from './first-view.mjs'
import { isMissingPage, lifetime, outdatePages, publicationState } from './shared.mjs'

/**
 * Keeps the static pages in memory and adds what Next's own cache lacks when self-hosted: each page carries a policy with the
 * hashes of its inline scripts, a publication also outdates pages that were being rendered meanwhile, and unknown
 * addresses leave nothing behind. It uses what Next documents of a `cacheHandler` and no module of Next. The pages of the
 * build are not used: the content on disk (lib/publication/disk-copy.ts) makes each page again in some 20 ms. `next dev` does
 * not call it.
 */
export default class StaticPageCache {
  // Next creates one instance per request, so this is when the rendering that ends in `set` was requested.
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
    // A page with a time from a clock that ran ahead would never be outdated.
    const now = Date.now()
    if (entry.lastModified > now) return null
    // The content itself has changed something since (PUB-13).
    if (entry.until <= now) return null
    // For Next itself a page never expires: during an outage the old one is shown at once, while another try is made.
    const cacheControl = { revalidate: entry.cacheControl.revalidate, expire: undefined }
    return { value: withAge(entry, now), lastModified: entry.lastModified, cacheControl }
  }

  // Runs before a fresh answer is sent, so the answer gets its headers even when it is not kept.
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

  /** Whatever the tag: every publication outdates every page. */
  async revalidateTag() {
    outdatePages()
  }

  resetRequestCache() {}
}

// Pages and route handlers, such as a package's sharing image. Nothing else is stored here.
const kinds = new Set(['APP_PAGE', 'APP_ROUTE'])

/**
 * A redirect or a 404 is kept only in the place of a page, so that a removed package stops being shown. The request filter
 * asks for all unknown addresses under this one name.
 */
const missingPage = '/_not-found'

// As much as Next itself would use at most.
const pages = new LRUCache({ maxSize: 50 * 1024 * 1024 })

/** The page with the time that caches before the site may show it, which ends with the next change. */
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
  // A partial prerender streams further scripts later; this site has none.
  if (answer.kind === 'APP_PAGE' && typeof answer.html === 'string' && !answer.postponed) {
    if (files) answer.html = withFirstView(answer.html, files)
    headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(answer.html))
    if (isMissingPage(answer.html)) answer.status = 404
  }
  answer.headers = headers
}
