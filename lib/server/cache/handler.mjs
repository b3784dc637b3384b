import { join, resolve } from 'node:path'
import { serialize } from 'node:v8'
import { arePagesFor } from './built-for.mjs'
import { readBuiltPages } from './built-pages.mjs'
import { contentSecurityPolicy, inlineScriptHashes } from './csp.mjs'
import { addLifetime, unexpiring } from './lifetime.mjs'
import { createMemory } from './memory.mjs'
import { isMissingPage } from './missing-page.mjs'
import { publicationState } from './publication-state.mjs'
import { createPublicationTime } from './publication-time.mjs'

// Node imports this file as it is, without the bundler: hence plain JavaScript, and the environment read here.
const dataFolder = join(resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || '.data'), 'site')
const buildFolder = resolve(/* turbopackIgnore: true */ process.env.NEXT_DIST_DIR || '.next')

const publication = createPublicationTime(join(dataFolder, 'published'))
// For lib/site/watch.ts, which notes here what other instances have saved.
publicationState().publication = publication

/**
 * Where Next keeps its static pages, with what its own cache lacks when self-hosted: every page carries a policy with
 * the hashes of its inline scripts; a publication survives restarts, reaches other processes, and outdates what was
 * being rendered meanwhile; unknown addresses leave nothing behind. It uses what Next documents of a `cacheHandler`, and
 * no module of Next. `next dev` asks it for nothing. Pages live in memory: after a restart the content on the disk
 * (lib/site/disk-copy.ts) makes them again, each in some 20 ms.
 */
export default class StaticPageCache {
  // Next makes one instance per request: this is when the render that ends in `set` was asked for.
  #began = Date.now()

  async get(key, { kind }) {
    if (!kinds.has(kind)) return null
    const asking = publicationState().beforePage?.()
    if (asking) {
      await asking
      this.#began = Date.now()
    }
    const publishedAt = publication.read()
    const now = Date.now()
    for (const find of [pages.get, builtPage]) {
      const entry = await find(key)
      // A page of a clock that ran ahead would never be outdated.
      if (entry && entry.lastModified > publishedAt && entry.lastModified <= now) return unexpiring(entry)
    }
    return null
  }

  // Runs before a fresh answer is sent, hence the seal even when it is not kept.
  async set(key, answer, { cacheControl }) {
    if (!kinds.has(answer?.kind)) return
    seal(answer)
    addMissingStatus(answer)
    addLifetime(answer, cacheControl)
    if (isUnknown(key, answer)) return
    keep(key, { value: answer, lastModified: this.#began, cacheControl })
  }

  /** Whatever the tag: every publication changes every page, and one time for all cannot forget one. */
  async revalidateTag() {
    publication.note()
  }

  resetRequestCache() {}
}

// Pages and route handlers, such as a package's share image. The site has no kept fetches, and Next keeps images itself.
const kinds = new Set(['APP_PAGE', 'APP_ROUTE'])

/** A redirect or 404 is kept only where an answer already lies, so that a removed package stops being shown. */
function isUnknown(key, { status }) {
  return status >= 300 && !pages.get(key) && !built().has(key)
}

async function builtPage(key) {
  const entry = isOurs() && (await built().read(key))
  if (!entry) return null
  seal(entry.value)
  addMissingStatus(entry.value)
  addLifetime(entry.value)
  keep(key, entry)
  return entry
}

/** A partial prerender streams further scripts later and is left alone. */
function seal(page) {
  if (page.kind !== 'APP_PAGE' || typeof page.html !== 'string' || page.postponed) return
  const policy = contentSecurityPolicy(inlineScriptHashes(page.html))
  page.headers = { ...page.headers, 'content-security-policy': policy }
}

function keep(key, entry) {
  pages.set(key, entry, serialize(entry).length)
}

// What Next itself would use at most.
const pages = createMemory(50 * 1024 * 1024)
// `next build` has not finished when it loads this file.
const built = once(() => readBuiltPages(join(buildFolder, 'server', 'app')))
const isOurs = once(() => arePagesFor(buildFolder, process.env))

function once(make) {
  let made
  return () => {
    made ??= make()
    return made
  }
}

/** A page that the hotel does without answers as an unknown address does. */
function addMissingStatus(page) {
  if (page.kind === 'APP_PAGE' && typeof page.html === 'string' && isMissingPage(page.html)) page.status = 404
}
