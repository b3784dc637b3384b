import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeSigningKey } from '../local/auth/tokens.ts'
import { createBackend } from '../local/backend.ts'
import { applySeed } from '../local/migrations.ts'
import { baseUrl, insertFixtures, keys, signIn } from './fixtures.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended
  interface ProvidedContext {
    snapshot: Awaited<ReturnType<typeof takeSnapshot>>
  }
}

/**
 * Boots the backend once, with migrations, seed, fixtures and everybody's session, and keeps a copy of its database
 * for all test files: making one anew takes three times as long as opening the copy.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
  project.provide('snapshot', await takeSnapshot(folder))
  return () => rmSync(folder, { recursive: true })
}

async function takeSnapshot(folder: string) {
  const signingKey = makeSigningKey()
  const backend = await createBackend({ secrets: { ...keys, signingKey }, baseUrl, storageFolder: folder })
  await applySeed(backend.database)
  await insertFixtures(backend.database)
  const sessions = {
    stranger: await signIn(backend, 'stranger'),
    viewer: await signIn(backend, 'viewer'),
    otherAdmin: await signIn(backend, 'otherAdmin'),
    admin: await signIn(backend, 'admin'),
  }
  const file = join(folder, 'database.tar')
  const copy = await backend.database.driver.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await copy.arrayBuffer()))
  await backend.close()
  return { file, signingKey, sessions }
}
