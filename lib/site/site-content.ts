import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logEvent, logEventOnce } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'
import { sharedState } from '@/lib/shared-state.mjs'
import { publicClient } from '@/lib/supabase/public'
import { nextChange } from './changes'
import { diskCopy } from './disk-copy'
import { parseSite, type SiteContent } from './document'
import { createLoader, type Loader, type LoaderState } from './loader'
import { withPublicImages } from './site-images'
import { currentPreview } from './site-preview'

/**
 * Returns validated content, about a minute old at most, or the last good one; in a preview the content that it shows. Images
 * have this site's addresses.
 */
export async function getSiteContent(): Promise<SiteContent> {
  const [live, preview] = await Promise.all([readLive(), currentPreview()])
  if (typeof preview !== 'object') return withPublicImages(live)
  return withPublicImages(preview.content, live)
}

/** Returns the content of the site as it is, with the addresses of the storage. */
export async function readLive(): Promise<SiteContent> {
  return siteLoader().read().catch(placeholderInBuild)
}

let loader: Loader<SiteContent> | undefined

/** Created at first use, because it needs the environment. */
export function siteLoader(): Loader<SiteContent> {
  const { SUPABASE_URL, HOTEL_SLUG, DATA_DIR } = env()
  loader ??= createLoader<SiteContent>({
    state: siteContentState(),
    copy: diskCopy(
      join(/* turbopackIgnore: true */ DATA_DIR, 'site', copyName(SUPABASE_URL, HOTEL_SLUG)),
      parseSite,
    ),
    fetch: fetchSite,
    askVersion: readSiteVersion,
    parse: parseSite,
    emptyMessage: `Sem conteúdo para mostrar: o Supabase em ${SUPABASE_URL} não respondeu com o hotel "${HOTEL_SLUG}" e não há cópia anterior em ${DATA_DIR}.`,
    sharedMs: isOnVercel() ? 0 : undefined,
    trueUntil: nextChange,
  })
  return loader
}

/** The loader's state, the same in pages, actions and routes. */
export function siteContentState(): LoaderState<SiteContent> {
  return sharedState('site content', () => ({ publication: 0, blockedUntil: 0 }))
}

async function fetchSite(signal: AbortSignal): Promise<unknown> {
  if (
    siteLoader()
      .peek()
      ?.changes.some((at) => at <= Date.now())
  )
    void applyDue()
  const { data, error } = await publicClient()
    .rpc('site_content', { p_slug: env().HOTEL_SLUG }, { get: true })
    .retry(false)
    .abortSignal(signal)
  if (error) throw new Error(`site_content: ${error.message}`)
  return data
}

/** Lets the database write what has become due. Nobody waits for it: what the site shows is the same before and after. */
async function applyDue() {
  const { error } = await publicClient().rpc('apply_due_versions', { p_slug: env().HOTEL_SLUG }).retry(false)
  if (error) logEvent('due_versions_not_applied', { error: error.message })
}

/** Returns a text that changes whenever the content may have changed. */
export async function readSiteVersion(signal: AbortSignal): Promise<string> {
  const { data, error } = await publicClient()
    .rpc('site_version', { p_slug: env().HOTEL_SLUG }, { get: true })
    .retry(false)
    .abortSignal(signal)
  if (!error && typeof data === 'string') return data
  throw new Error(`site_version: ${error?.message ?? 'no such hotel'}`)
}

// One copy per source, so that the demonstration's content never stands in for a hosted project's.
function copyName(url: string, slug: string) {
  return `content-${createHash('sha256').update(`${url} ${slug}`).digest('hex').slice(0, 12)}.json`
}

/**
 * What a build renders if no backend answers; nobody sees it, because lib/server/cache renders each page again when it is
 * requested. On Vercel, where lib/server/cache does not run, such a build fails and the earlier deployment stays.
 */
function placeholderInBuild(error: unknown): SiteContent {
  if (process.env.NEXT_PHASE !== 'phase-production-build' || isOnVercel()) throw error
  logEventOnce('build_without_content', { error })
  return parseSite({ hotel: { id: 'nobody', slug: env().HOTEL_SLUG, name: 'Hotel' } })
}
