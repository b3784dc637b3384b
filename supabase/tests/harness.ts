import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { z } from 'zod'
import type { Json } from '@/lib/supabase/database.types'
import { createBackend } from '../local/backend.ts'
import type { Handle } from '../local/responses.ts'
import { baseUrl, type Client, connectTo, hotels, type Identity, keys, userIds } from './fixtures.ts'
import { takeDatabase } from './kept-database.ts'
import { openCopy } from './postgres/copies.ts'

export { baseUrl, draft, hotels, identities, published } from './fixtures.ts'
export type { Client, Identity }
export type Harness = Awaited<ReturnType<typeof startHarness>>

const { source, signingKey, sessions } = inject('snapshot')

export const secrets = { ...keys, signingKey }

/** Shares one harness between all tests of a file. Use it in tests and hooks, not while the file loads. */
export function sharedHarness(): Harness {
  const harness = Object({})
  beforeAll(async () => {
    Object.assign(harness, await startHarness())
  })
  afterAll(() => harness.stop())
  return harness
}

/**
 * Starts a backend in memory with three hotels, in which all identities are signed in with real sessions. It starts from
 * the copy that the run's setup made (`snapshot.ts`).
 */
export async function startHarness({ functions }: { functions?: Handle } = {}) {
  // The library prints every refused request.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const storageFolder = mkdtempSync(join(tmpdir(), 'storage-'))
  const { database, begin, drop } = await openSource()
  const backend = await createBackend({ secrets, baseUrl, storageFolder, functions, database })
  await begin()
  const resumeSession = async (name: keyof typeof sessions) => {
    const client = connectTo(backend, keys.publishableKey)
    const { error } = await client.auth.setSession(sessions[name])
    if (error) throw error
    return client
  }
  const clients: Record<Identity, Client> = {
    anon: connectTo(backend, keys.publishableKey),
    stranger: await resumeSession('stranger'),
    viewer: await resumeSession('viewer'),
    otherAdmin: await resumeSession('otherAdmin'),
    admin: await resumeSession('admin'),
  }
  return {
    ...backend,
    clients,
    userIds,
    /** Returns the headers of a raw request. */
    async headersOf(identity: Identity) {
      const { data } = await clients[identity].auth.getSession()
      const authorization = `Bearer ${data.session?.access_token ?? keys.publishableKey}`
      return { apikey: keys.publishableKey, authorization, 'content-type': 'application/json' }
    },
    service: connectTo(backend, keys.secretKey),
    async stop() {
      await backend.close()
      await drop()
      rmSync(storageFolder, { recursive: true })
    },
  }
}

async function openSource() {
  const doNothing = async () => undefined
  if ('url' in source) return { ...(await openCopy(source.url)), begin: doNothing }
  return { ...(await takeDatabase(source.file)), drop: doNothing }
}

/** Returns data and version of a list as stored, read without row security. */
export async function storedList({ service }: Pick<Harness, 'service'>, section: string, hotelId = hotels.a) {
  const key = { hotel_id: hotelId, section }
  const { data } = await service
    .from('hotel_content')
    .select('data, version')
    .match(key)
    .single()
    .throwOnError()
  return listSchema.parse(data)
}

/**
 * Returns the versions of a section in the history, oldest first, each with its whole content, read without row security.
 */
export async function historyOf(
  { database }: Pick<Harness, 'database'>,
  section: string,
  hotelId: string = hotels.a,
): Promise<Version[]> {
  const { rows } = await database.driver.query<Version>(
    `select version, changed_by, changed_by_email, case when section in ('security', 'imports') then after
       else private.content_of_version(hotel_id, section, version) end as data
     from public.hotel_content_history where hotel_id = $1 and section = $2 order by version`,
    [hotelId, section],
  )
  return rows
}

type Version = { version: number; data: Json; changed_by: string | null; changed_by_email: string | null }

const listSchema = z.object({ version: z.int(), data: z.array(z.looseObject({ id: z.string() })) })
