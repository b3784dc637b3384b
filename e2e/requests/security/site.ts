import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { publishSecret } from '../../../scripts/lib/test-environment.ts'
import { addFactor, cookieOf, createAccount, demoAdmin, demoVisitor, service } from '../../support/admin.ts'
import {
  type Action,
  actionsOf,
  copyOfBuild,
  distDirUnderTest,
  startOwnBackend,
  WebServer,
} from '../../support/web-server.ts'

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
}

/**
 * Starts a separate backend and two servers, so that attacks do not disturb other tests. The server without the middleware
 * trusts forwarded addresses.
 */
export async function startOwnSite(): Promise<Site> {
  const backend = await startOwnBackend()
  const distDir = distDirUnderTest()
  const withoutGate = copyWithoutGate('.next-security-test')
  const env = {
    ...backend.variables,
    SITE_SECRET: process.env.SITE_SECRET ?? '',
    REVALIDATE_SECRET: publishSecret,
  }
  const gated = new WebServer({ ...env, NEXT_DIST_DIR: distDir })
  const ungated = new WebServer({ ...env, NEXT_DIST_DIR: withoutGate, TRUSTED_PROXY: '127.0.0.1' })
  afterAll(async () => {
    await Promise.all([gated.kill(), ungated.kill()])
    await backend.stop()
    rmSync(withoutGate, { recursive: true, force: true })
  })
  const [cookies] = await Promise.all([signEverybodyIn(), gated.start(), ungated.start()])
  return { gated, ungated, cookies, actions: actionsOf(distDir) }
}

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
