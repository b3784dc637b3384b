import { randomBytes } from 'node:crypto'
import { routes } from '../../lib/paths.ts'
import { distVariables } from '../lib/build.ts'
import { findFreePort } from '../lib/ports.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Variables } from '../lib/settings.ts'
import { startSite } from '../lib/site.ts'
import { sha256 } from './manifest.ts'

export type Rendered = {
  /** By path: the page as it was sent, addresses of this server left out. */
  pages: Map<string, string>
  /** By path, every picture and film of the pages: the SHA-256 of what was sent. */
  pictures: Map<string, string>
}

type Site = { distDir: string; env: Variables; dataDir: string; log: string }

const media = /\/media\/[^\s"'<>)\\,&]+/g

/** Every public page and what it shows, from a second server of the same build with a data directory of its own. */
export async function renderSite({ distDir, env, dataDir, log }: Site): Promise<Rendered> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const secret = randomBytes(32).toString('hex')
  const site = await startSite({
    mode: 'start',
    distDir,
    host: '127.0.0.1',
    port,
    log,
    env: {
      ...env,
      ...distVariables(distDir),
      DATA_DIR: dataDir,
      REVALIDATE_SECRET: secret,
    },
  })
  try {
    await publish(origin, secret)
    const text = async (path: string) => (await fetched(origin + path)).toString()
    const sitemap = await text('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const paths = [...new Set([...Object.values(routes), ...listed, '/sitemap.xml', '/robots.txt'])]
    const pages = new Map<string, string>()
    for (const path of paths) pages.set(path, (await text(path)).replaceAll(env.SUPABASE_URL ?? '\0', ''))
    const shown = new Set([...pages.values()].flatMap((page) => page.match(media) ?? []))
    const pictures = new Map<string, string>()
    for (const path of [...shown].sort()) pictures.set(path, sha256(await fetched(origin + path)))
    return { pages, pictures }
  } finally {
    await site.stop()
  }
}

/** What the build holds is of an older day: from now on every page is rendered of what the backend says. */
async function publish(origin: string, secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const response = await fetch(`${origin}/api/revalidate`, { method: 'POST', headers })
  const answer = response.ok ? JSON.stringify(await response.json()) : `HTTP ${response.status}`
  if (!/"fresh":true/.test(answer)) throw new Refusal(`O site não conseguiu ler o banco: ${answer}`)
}

async function fetched(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.ok ? bytes : Buffer.from(`HTTP ${response.status}`)
}
