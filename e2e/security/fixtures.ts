import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import { z } from 'zod'
import { publishSecret } from '../../scripts/lib/test-environment.ts'
import { addFactor, cookieOf, createAccount, demoAdmin, demoVisitor, service } from '../support/admin.ts'
import {
  type Action,
  actionsOf,
  copyOfBuild,
  distDirUnderTest,
  startOwnBackend,
  WebServer,
} from '../support/web-server.ts'

export { expect } from 'playwright/test'

export const strangers = [
  'anonymous',
  'no access',
  'viewer',
  "another hotel's admin",
  'admin before the code',
] as const
type Identity = (typeof strangers)[number] | 'admin'

export type Site = {
  /** With the middleware, and over a build without it. */
  gated: WebServer
  ungated: WebServer
  /** The `cookie` header of each identity; '' for nobody. */
  cookies: Record<Identity, string>
  actions: Action[]
  /** For another server over the same backend. */
  env: Record<string, string>
}

/** A backend and two servers of their own: what is tried here must not disturb what other tests look at. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use, { workerIndex }) => {
      const backend = await startOwnBackend()
      const distDir = distDirUnderTest()
      const withoutGate = copyWithoutGate(`.next-security-test-${workerIndex}`)
      const env = {
        ...backend.variables,
        SITE_SECRET: process.env.SITE_SECRET ?? '',
        REVALIDATE_SECRET: publishSecret,
      }
      const gated = new WebServer({ ...env, NEXT_DIST_DIR: distDir })
      const ungated = new WebServer({ ...env, NEXT_DIST_DIR: withoutGate })
      try {
        await Promise.all([gated.start(), ungated.start()])
        await use({ gated, ungated, cookies: await signEverybodyIn(), actions: actionsOf(distDir), env })
      } finally {
        await Promise.all([gated.kill(), ungated.kill()])
        await backend.stop()
        rmSync(withoutGate, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

function copyWithoutGate(name: string) {
  const copy = copyOfBuild(name)
  const manifest = join(copy, 'server', 'functions-config-manifest.json')
  const config = z
    .looseObject({ functions: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')))
  if (!('/_middleware' in config.functions)) throw new Error('the build has no middleware to take away')
  const { '/_middleware': _, ...functions } = config.functions
  writeFileSync(manifest, JSON.stringify({ ...config, functions }))
  return copy
}

async function signEverybodyIn(): Promise<Site['cookies']> {
  const other = await createAccount()
  const { data: hotel, error } = await service()
    .from('hotels')
    .insert({ slug: 'outro-hotel', name: 'Outro Hotel' })
    .select('id')
    .single()
  if (error) throw error
  const access = { user_id: other.id, hotel_id: hotel.id, role: 'admin' }
  const granted = await service().from('user_hotel_access').insert(access)
  if (granted.error) throw granted.error
  const owing = await createAccount('admin')
  await addFactor(owing)
  return {
    anonymous: '',
    'no access': await cookieOf(demoVisitor),
    viewer: await cookieOf(await createAccount('viewer')),
    "another hotel's admin": await cookieOf(other),
    'admin before the code': await cookieOf(owing),
    admin: await cookieOf(demoAdmin),
  }
}
