import 'server-only'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logEventOnce } from '@/lib/log'
import { parseSite, type SiteContent } from './document'

/** The content of a build without a backend. It marks the pages, and lib/cache renders each at its first request. */
export function contentOfNobody(error: unknown): SiteContent {
  if (process.env.NEXT_PHASE !== 'phase-production-build') throw error
  logEventOnce('build_without_content', { error })
  const folder = process.env.NEXT_DIST_DIR || '.next'
  mkdirSync(/* turbopackIgnore: true */ folder, { recursive: true })
  writeFileSync(/* turbopackIgnore: true */ join(folder, 'pages-for-nobody'), '')
  const { HOTEL_SLUG: slug } = env()
  return parseSite({ hotel: { id: 'nobody', slug, name: 'Hotel' } })
}
