import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logContext } from '@/lib/log'
import { isOnVercel } from '@/lib/on-vercel'
import { siteSecret } from '@/lib/site-secret'
import { siteLoader } from './site-loader'

export type Readiness = {
  status: 'fresh' | 'stale' | 'empty'
  /** Parts that need attention; empty when ready. Visitors notice only the first two. */
  failing: ('environment' | 'content' | 'backend' | 'disk')[]
  release: string | null
  /** Ages are in whole seconds, null for never. */
  contentAge: number | null
  lastSuccessAge: number | null
  lastFailureAge: number | null
}

/** Checks whether this process can serve and its backend answers (PUB-8). Tries a read, shared with the pages. */
export async function checkReadiness(): Promise<Readiness> {
  const release = logContext().release ?? null
  if (!isConfigured()) {
    const never = { contentAge: null, lastSuccessAge: null, lastFailureAge: null }
    return { status: 'empty', failing: ['environment'], release, ...never }
  }
  const [hasContent, isWritable] = await Promise.all([
    siteLoader()
      .read()
      .then(
        () => true,
        () => false,
      ),
    isOnVercel() || isWritableFolder(join(/* turbopackIgnore: true */ env().DATA_DIR, 'site')),
  ])
  const { contentReadAt, succeededAt, failedAt = 0 } = siteLoader().health()
  const isStale = failedAt > Math.max(succeededAt ?? 0, contentReadAt ?? 0)
  return {
    status: hasContent ? (isStale ? 'stale' : 'fresh') : 'empty',
    failing: [
      ...(hasContent ? [] : ['content' as const]),
      ...(hasContent && isStale ? ['backend' as const] : []),
      ...(isWritable ? [] : ['disk' as const]),
    ],
    release,
    contentAge: ageInSeconds(contentReadAt),
    lastSuccessAge: ageInSeconds(succeededAt),
    lastFailureAge: ageInSeconds(failedAt || undefined),
  }
}

function isConfigured() {
  try {
    env()
    siteSecret()
    return true
  } catch {
    return false
  }
}

function ageInSeconds(time: number | undefined) {
  return time === undefined ? null : Math.round((Date.now() - time) / 1000)
}

/** Milliseconds for which an answer is reused, because strangers may ask and each check writes a file. */
const KEPT_MS = 2000
const probe = Buffer.alloc(64 * 1024)

let last: { folder: string; at: number; answer: Promise<boolean> } | undefined

/** Checks whether the folder is writable by writing a file. */
function isWritableFolder(folder: string): Promise<boolean> {
  const now = Date.now()
  if (last?.folder === folder && now >= last.at && now - last.at < KEPT_MS) return last.answer
  last = { folder, at: now, answer: tryFile(folder) }
  return last.answer
}

async function tryFile(folder: string) {
  const file = join(folder, `.ready-${process.pid}`)
  try {
    await mkdir(/* turbopackIgnore: true */ folder, { recursive: true })
    await writeFile(/* turbopackIgnore: true */ file, probe)
    return true
  } catch {
    return false
  } finally {
    await rm(/* turbopackIgnore: true */ file, { force: true }).catch(() => undefined)
  }
}
