import { randomBytes } from 'node:crypto'
import { routes } from '../../lib/paths.ts'
import { startArtefact } from '../lib/artefact.ts'
import { findFreePort } from '../lib/ports.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Variables } from '../lib/settings.ts'
import { startSite } from '../lib/site.ts'
import type { BuiltSite } from './built-site.ts'
import { sha256 } from './manifest.ts'

export type Rendered = {
  /** By path: the page as it was sent, addresses of this server left out. */
  pages: Map<string, string>
  /** By path, every picture and film of the pages: the SHA-256 of what was sent. */
  pictures: Map<string, string>
}

type Site = { build: BuiltSite; env: Variables; dataDir: string; log: string }

const address = /(?<!_next\/static)(?:\/media\/|\/[\w/-]*opengraph-image)[^\s"'<>)\\,&]*/g
const shownAsIs = /\.(?:avif|webp|jpe?g|png|mp4|webm)$|opengraph-image/
const link = /<a [^>]*?href="(\/(?!admin\b)[^"#?]*)/g

/** Every public page and what it shows, from a second server of the same build with a data directory of its own. */
export async function renderSite({ build, env, dataDir, log }: Site): Promise<Rendered> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const secret = randomBytes(32).toString('hex')
  const host = '127.0.0.1'
  const own = { ...env, DATA_DIR: dataDir, REVALIDATE_SECRET: secret }
  const site = await (build === 'artefact'
    ? startArtefact(host, port, own, log)
    : startSite({ mode: 'start', ...build, host, port, log, env: own }))
  try {
    await publish(origin, secret)
    const text = async (path: string) => (await fetched(origin + path)).toString()
    const sitemap = await text('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const pages = new Map<string, string>()
    const known = new Set<string>([...Object.values(routes), ...listed, '/sitemap.xml', '/robots.txt'])
    // Grows while it is walked: what a page leads to is a page as well.
    for (const path of known) {
      const page = (await text(path)).replaceAll(env.SUPABASE_URL ?? '\0', '')
      for (const [, target = ''] of page.matchAll(link)) known.add(target)
      pages.set(path, page)
    }
    const shown = new Set([...pages.values()].flatMap((page) => page.match(address) ?? []))
    const pictures = new Map<string, string>()
    for (const path of [...shown].filter((path) => shownAsIs.test(path)).sort()) {
      const bytes = await fetched(origin + path)
      pictures.set(path, isFailure(bytes) ? bytes.toString() : sha256(bytes))
    }
    return { pages, pictures }
  } finally {
    await site.stop()
  }
}

async function publish(origin: string, secret: string) {
  const headers = { authorization: `Bearer ${secret}` }
  const response = await fetch(`${origin}/api/revalidate`, { method: 'POST', headers })
  const answer = response.ok ? JSON.stringify(await response.json()) : `HTTP ${response.status}`
  if (!/"fresh":true/.test(answer)) throw new Refusal(`O site não conseguiu ler o banco: ${answer}`)
}

function isFailure(bytes: Buffer) {
  return bytes.length === 8 && bytes.toString().startsWith('HTTP ')
}

async function fetched(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })
  const bytes = Buffer.from(await response.arrayBuffer())
  return response.ok ? bytes : Buffer.from(`HTTP ${response.status}`)
}
