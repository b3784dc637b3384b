import 'server-only'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'
import { sharedState } from '@/lib/shared-state.mjs'
import { getPublicClient } from '@/lib/supabase/public'
import { createDiskCopy } from './disk-copy'
import { createLoader, type Loader, type LoaderState } from './loader'
import { type Published, readPublished } from './published'

let loader: Loader<Published> | undefined

/** Returns the loader of the published content, unparsed. Creates it at first use, because it needs the environment. */
export function siteLoader(): Loader<Published> {
  const { SUPABASE_URL, HOTEL_SLUG, DATA_DIR } = env()
  loader ??= createLoader<Published>({
    state: siteLoaderState(),
    copy: createDiskCopy(
      join(/* turbopackIgnore: true */ DATA_DIR, 'site', copyName(SUPABASE_URL, HOTEL_SLUG)),
      readPublished,
    ),
    fetch: fetchSite,
    askVersion: readSiteVersion,
    parse: readPublished,
    emptyMessage: `Sem conteúdo para mostrar: o Supabase em ${SUPABASE_URL} não respondeu com o hotel "${HOTEL_SLUG}" e não há cópia anterior em ${DATA_DIR}.`,
    sharedMs: isOnVercel() ? 0 : undefined,
    trueUntil: ({ changes }, readAt) => Math.min(...changes.filter((at) => at > readAt)),
  })
  return loader
}

/** Returns the loader's state, which pages, actions and routes share. */
export function siteLoaderState(): LoaderState<Published> {
  return sharedState('site content', () => ({ publication: 0, blockedUntil: 0 }))
}

async function fetchSite(signal: AbortSignal): Promise<unknown> {
  if (
    siteLoader()
      .peek()
      ?.changes.some((at) => at <= Date.now())
  )
    void applyDue()
  const { data, error } = await getPublicClient()
    .rpc('site_content', { p_slug: env().HOTEL_SLUG }, { get: true })
    .retry(false)
    .abortSignal(signal)
  if (error) throw new Error(`site_content: ${error.message}`)
  return data
}

/** Lets the database write due versions. Nobody waits, because the site's content is the same before and after. */
async function applyDue() {
  const { error } = await getPublicClient()
    .rpc('apply_due_versions', { p_slug: env().HOTEL_SLUG })
    .retry(false)
  if (error) logEvent('due_versions_not_applied', { error: error.message })
}

/** Returns a text that changes whenever the content may have changed. */
export async function readSiteVersion(signal: AbortSignal): Promise<string> {
  const { data, error } = await getPublicClient()
    .rpc('site_version', { p_slug: env().HOTEL_SLUG }, { get: true })
    .retry(false)
    .abortSignal(signal)
  if (!error && typeof data === 'string') return data
  throw new Error(`site_version: ${error?.message ?? 'no such hotel'}`)
}

// One copy per source, so the demonstration's content never replaces a hosted project's.
function copyName(url: string, slug: string) {
  return `content-${createHash('sha256').update(`${url} ${slug}`).digest('hex').slice(0, 12)}.json`
}
