import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { logContext } from '@/lib/log'
import { isDraining } from '@/lib/server/drain'
import { getSiteContent, siteLoader } from '@/lib/site/site-content'
import { siteSecret } from '@/lib/site-secret'

type Part = 'environment' | 'content' | 'disk' | 'draining'

export type Readiness = {
  status: 'fresh' | 'stale' | 'empty'
  /** What keeps this process from serving; nothing when it is ready. */
  failing: Part[]
  release: string | null
  /** Ages in whole seconds, null for never. */
  contentAge: number | null
  lastSuccessAge: number | null
  lastFailureAge: number | null
}

/** Whether this process can serve (PUB-8). Tries a read, shared with the pages; an outage that visitors do not notice is no failure. */
export async function readiness(): Promise<Readiness> {
  const isGood = isConfigured()
  const [status, takes] = isGood
    ? await Promise.all([contentStatus(), diskTakes()])
    : ['empty' as const, true]
  const { contentReadAt, succeededAt, failedAt } = isGood ? siteLoader().health() : {}
  const fails: [Part, boolean][] = [
    ['environment', !isGood],
    ['content', isGood && status === 'empty'],
    ['disk', !takes],
    ['draining', isDraining()],
  ]
  return {
    status,
    failing: fails.flatMap(([part, failing]) => (failing ? [part] : [])),
    release: logContext().release ?? null,
    contentAge: ageInSeconds(contentReadAt),
    lastSuccessAge: ageInSeconds(succeededAt),
    lastFailureAge: ageInSeconds(failedAt),
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

async function contentStatus() {
  const isReadable = await getSiteContent().then(
    () => true,
    () => false,
  )
  if (!isReadable) return 'empty'
  const { contentReadAt, succeededAt, failedAt } = siteLoader().health()
  return failedAt !== undefined && failedAt > Math.max(succeededAt ?? 0, contentReadAt ?? 0)
    ? 'stale'
    : 'fresh'
}

async function diskTakes() {
  return process.env.VERCEL ? true : takesFiles(join(/* turbopackIgnore: true */ env().DATA_DIR, 'site'))
}

function ageInSeconds(time: number | undefined) {
  return time === undefined ? null : Math.round((Date.now() - time) / 1000)
}

/** Milliseconds for which an answer counts: strangers may ask, and each question is a write. */
const KEPT_MS = 2000
const probe = Buffer.alloc(64 * 1024)

let last: { folder: string; at: number; answer: Promise<boolean> } | undefined

/** Whether a file can be written in the folder, by writing one. */
function takesFiles(folder: string): Promise<boolean> {
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
