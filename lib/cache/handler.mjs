import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'
import { pullTags, pushTags } from './invalidated-tags.mjs'

// Node and the bundler (which puts this file into the middleware too) disagree about the default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

const CSP = 'content-security-policy'
const TAGS = 'x-next-cache-tags'

/**
 * Next's file-system cache with what it lacks when self-hosted: every static page carries a policy with the hashes of
 * its inline scripts, invalidations survive restarts and reach other processes, a page that was rendering while
 * somebody published is not kept, and unknown addresses leave nothing on the disk. It builds on two internal modules
 * of Next 16.4, which the tests of e2e/publishing watch. `next dev` does not use it.
 */
export default class StaticPageCache extends FileSystemCache {
  // Next makes one instance per request, so this is when the render that ends in `set` was asked for.
  #began = Date.now()

  async get(key, context) {
    pullTags()
    const entry = await super.get(key, context)
    seal(entry?.value)
    return entry
  }

  // Runs before a fresh answer is sent, hence the seal even when it is not kept.
  async set(key, answer, context) {
    seal(answer)
    if (answer?.kind in extensions && (this.#isOutdated(answer) || this.#isUnknown(key, answer))) return
    return super.set(key, answer, context)
  }

  async revalidateTag(tags, durations) {
    pullTags()
    await super.revalidateTag(tags, durations)
    pushTags()
  }

  #isOutdated({ headers }) {
    pullTags()
    return areTagsExpired(headers?.[TAGS]?.split(',') ?? [], this.#began)
  }

  /** A redirect or 404 is kept only where an answer already lies, so that a removed offer stops being shown. */
  #isUnknown(key, { kind, status }) {
    if (!(status >= 300) || key.endsWith('/_not-found')) return false
    const builtKey = key.slice(key.indexOf('/$/') + 2)
    return ![key, builtKey].some((known) =>
      this.fs.existsSync(this.getFilePath(known + extensions[kind], kind)),
    )
  }
}

// Pages and route handlers, such as an offer's share picture, by the file that holds their body.
const extensions = { APP_PAGE: '.html', APP_ROUTE: '.body' }

/**
 * Hashes the very HTML that is served. A policy stored beside it is not trusted: two processes may have written the
 * two files of one page. A partial prerender streams further scripts later and is left alone.
 */
function seal(page) {
  if (page?.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.postponed) return
  if (sealed.get(page) === page.html) return
  page.headers = { ...page.headers, [CSP]: contentSecurityPolicy(inlineScriptHashes(page.html)) }
  sealed.set(page, page.html)
}

// Entries that stay in memory are hashed once.
const sealed = new WeakMap()
