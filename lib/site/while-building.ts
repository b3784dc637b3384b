import 'server-only'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logEventOnce } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'
import { parseSite, type SiteContent } from './document'

/**
 * What a build shows where nobody answers. It notes that such pages are for nobody: lib/cache renders each when asked for.
 * On Vercel, where lib/cache does not run, such a build fails and the earlier deployment stays.
 */
export function contentOfNobody(error: unknown): SiteContent {
  if (process.env.NEXT_PHASE !== 'phase-production-build' || isOnVercel()) throw error
  logEventOnce('build_without_content', { error })
  const folder = process.env.NEXT_DIST_DIR || '.next'
  mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
  writeFileSync(/* turbopackIgnore: true */ join(folder, 'pages-for-nobody'), '')
  const { HOTEL_SLUG: slug } = env()
  return parseSite({ hotel: { id: 'nobody', slug, name: 'Hotel' } })
}
