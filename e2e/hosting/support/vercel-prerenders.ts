import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Got, Sent } from './vercel-functions.ts'
import type { Asked } from './vercel-routes.ts'

type Config = {
  expiration: number | false
  fallback: { fsPath: string } | null
  initialHeaders?: Record<string, string>
  initialStatus?: number
  allowQuery?: string[]
  allowHeader?: string[]
  experimentalBypassFor?: { key: string; value?: string }[]
}
type Entry = Got & { madeAt: number; freshFor: number; tags: string[] }

/** The platform's store of pages, in memory: the build's own to begin with, made anew when they are too old or published. */
export function createPrerenders(output: string, make: (name: string, sent: Sent) => Promise<Got>) {
  const entries = new Map<string, Entry>()
  return {
    configOf(name: string): Config | undefined {
      const file = join(output, 'functions', `${name}.prerender-config.json`)
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    },
    bypasses: ({ experimentalBypassFor = [] }: Config, { method, headers }: Asked) =>
      !['GET', 'HEAD'].includes(method) ||
      experimentalBypassFor.some(({ key, value }) => {
        const given = headers[key]
        return given !== undefined && (value === undefined || new RegExp(`^${value}$`).test(given))
      }),
    async read(name: string, config: Config, query: URLSearchParams, sent: Sent): Promise<Got> {
      const asked = (config.allowQuery ?? []).map((key) => `${key}=${query.get(key)}`)
      const key = [name, ...asked].join('?')
      const entry = entries.get(key) ?? built(name, config)
      if (entry) entries.set(key, entry)
      const isFresh = entry && (Date.now() - entry.madeAt) / 1000 < entry.freshFor
      if (isFresh) return told(entry, 'HIT')
      if (entry && entry.freshFor > 0) {
        void remake(key, name, config, sent)
        return told(entry, 'STALE')
      }
      return told(await remake(key, name, config, sent), 'MISS')
    },
    /** Nobody is shown what was published over. */
    publish(tags: string[]) {
      for (const entry of entries.values()) {
        if (entry.tags.some((tag) => tags.includes(tag))) entry.freshFor = 0
      }
    },
    /** As if so many seconds had gone by. */
    age(seconds: number) {
      for (const entry of entries.values()) entry.madeAt -= seconds * 1000
    },
  }

  function built(name: string, config: Config): Entry | undefined {
    if (!config.fallback) return undefined
    const headers = { 'content-type': 'text/html; charset=utf-8', ...config.initialHeaders }
    return {
      status: config.initialStatus ?? 200,
      headers,
      body: readFileSync(join(output, 'functions', name, '..', config.fallback.fsPath)),
      madeAt: Date.now(),
      freshFor: config.expiration || Number.POSITIVE_INFINITY,
      tags: tagsOf(headers),
    }
  }

  async function remake(key: string, name: string, config: Config, sent: Sent): Promise<Got> {
    const allowed = Object.entries(sent.headers).filter(([header]) => config.allowHeader?.includes(header))
    const got = await make(name, { ...sent, method: 'GET', headers: Object.fromEntries(allowed) })
    const [, seconds] = /s-maxage=(\d+)/.exec(got.headers['cache-control'] ?? '') ?? []
    const old = entries.get(key)
    if (got.status >= 500 && old) return old
    if (got.status < 500 && seconds) {
      entries.set(key, { ...got, madeAt: Date.now(), freshFor: Number(seconds), tags: tagsOf(got.headers) })
    }
    return got
  }
}

function told({ status, headers, body }: Got, state: string): Got {
  const { 'x-next-cache-tags': _tags, ...others } = headers
  const cacheControl = 'public, max-age=0, must-revalidate'
  return { status, body, headers: { ...others, 'cache-control': cacheControl, 'x-vercel-cache': state } }
}

function tagsOf(headers: Got['headers']) {
  return String(headers['x-next-cache-tags'] ?? '').split(',')
}
