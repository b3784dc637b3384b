import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeSigningKey } from '../local/auth/tokens.ts'
import { createBackend } from '../local/backend.ts'
import { type Database, openDatabase } from '../local/database.ts'
import { applySeed } from '../local/migrations.ts'
import { baseUrl, insertFixtures, keys, signIn } from './fixtures.ts'
import { startTemplate } from './postgres/copies.ts'
import { openPostgres } from './postgres/database.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface ProvidedContext {
    snapshot: { source: Source } & Awaited<ReturnType<typeof fill>>
  }
}

/** The source of a test file's database: a file, or a database of a PostgreSQL. */
type Source = { file: string } | { url: string }

/**
 * Boots the backend once, with migrations, seed, fixtures and everybody's session, and copies its database for all test
 * files, which open it in a third of the time. With DATABASE_TESTS_ON=postgres the database is in a PostgreSQL like that of
 * a hosted project.
 */
export default async function setup(project: TestProject) {
  // Vitest calls this once per project, and the database projects share one snapshot.
  const isFirst = !Reflect.has(globalThis, shared)
  if (isFirst) Reflect.set(globalThis, shared, takeOnce())
  const { stop, ...snapshot }: Awaited<ReturnType<typeof takeOnce>> = await Reflect.get(globalThis, shared)
  project.provide('snapshot', snapshot)
  return async () => {
    if (isFirst) await stop()
  }
}

const shared = Symbol.for('database-tests.snapshot')

async function takeOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  const onPostgres = process.env.DATABASE_TESTS_ON === 'postgres'
  const taken = await (onPostgres ? takeTemplate(folder) : takeSnapshot(folder))
  const stop = async () => {
    await taken.stop()
    rmSync(folder, { recursive: true })
  }
  return { ...taken, stop }
}

async function takeSnapshot(folder: string) {
  const database = await openDatabase()
  const file = join(folder, 'database.tar')
  const filled = await fill(database, folder, async () => {
    const copy = await database.driver.dumpDataDir('none')
    writeFileSync(file, Buffer.from(await copy.arrayBuffer()))
  })
  return { source: { file }, ...filled, stop: async () => undefined }
}

async function takeTemplate(folder: string) {
  const { url, stop } = await startTemplate()
  const filled = await fill(openPostgres(url), folder)
  return { source: { url }, ...filled, stop }
}

async function fill(
  database: Database,
  storageFolder: string,
  keep: () => Promise<void> = async () => undefined,
) {
  const signingKey = makeSigningKey()
  const backend = await createBackend({ secrets: { ...keys, signingKey }, baseUrl, storageFolder, database })
  await applySeed(database)
  await insertFixtures(database)
  const sessions = {
    stranger: await signIn(backend, 'stranger'),
    viewer: await signIn(backend, 'viewer'),
    otherAdmin: await signIn(backend, 'otherAdmin'),
    admin: await signIn(backend, 'admin'),
  }
  await keep()
  await backend.close()
  return { signingKey, sessions }
}
