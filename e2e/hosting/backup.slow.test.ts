import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../lib/supabase/database.types'
import { builtSite } from '../../scripts/backup/built-site'
import { compareSites } from '../../scripts/backup/compare-sites'
import { renderSite } from '../../scripts/backup/render-site'
import { type Backend, startBackend } from '../../scripts/lib/backend'
import { distDirFor } from '../../scripts/lib/build'
import { readConnection } from '../../scripts/lib/connection'
import { encodeDemoPictures } from '../../scripts/lib/demo-pictures'
import { findFreePort } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { quaresmeira } from '../../supabase/local/demo/test-content'
import { runScript } from './support/script'

const folder = mkdtempSync(join(tmpdir(), 'proof-test-'))
const dataDir = join(folder, 'hotel')
const archives = join(folder, 'archives')
const distDir = distDirFor(dataDir)
const env = {
  ...cleanEnvironment(process.env),
  ...quaresmeira.variables,
  DATA_DIR: dataDir,
  SITE_URL: 'http://localhost:3000',
}
let backend: Backend

beforeAll(async () => {
  await encodeDemoPictures(join(folder, 'images.log'))
  backend = await startBackend(dataDir, await findFreePort(), env)
})
afterAll(async () => {
  await backend.child.stop()
  rmSync(join(root, distDir), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

const project = () => createClient<Database>(backend.url, readConnection(dataDir).secretKey)
const lastProof = async () => (await project().from('backup_proofs').select('*').single()).data
const prove = (...args: string[]) => runScript('backup.ts', ['--prove', ...args], env)
const draw = async (name: string) =>
  renderSite({
    build: builtSite(dataDir) ?? { distDir },
    env: { ...env, SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey },
    dataDir: join(folder, name),
    log: join(folder, `${name}.log`),
  })

test('a backup is proved page by page, a flipped byte turns it red, and the dashboard hears of both', async () => {
  const proved = await prove('--to', archives)
  expect(proved.said).toContain('Backup provado')
  expect(proved.code).toBe(0)
  for (const path of [
    '/',
    '/quartos',
    '/ofertas',
    '/privacidade',
    '/oferta/reveillon-2026-27',
    '/sitemap.xml',
  ]) {
    expect(proved.said).toMatch(new RegExp(`^✓ ${path} +\\d+,\\d kB$`, 'm'))
  }
  expect(proved.said).toMatch(/^✓ fotografias e filmes das páginas +\d{3} comparados$/m)
  expect(proved.said).not.toContain('✗')
  const good = await lastProof()
  expect(good).toMatchObject({ proved_at: expect.any(String), failed_at: null })

  const file = join(archives, readdirSync(archives)[0] ?? '')
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5000) ^ 1, bytes.length - 5000)
  const damaged = join(folder, 'damaged.tar.gz')
  writeFileSync(damaged, bytes)
  expect(await prove(damaged)).toMatchObject({ code: 1, said: expect.stringContaining('foi alterado') })
  const bad = await lastProof()
  expect(bad).toMatchObject({ proved_at: good?.proved_at, problem: expect.stringContaining('foi alterado') })

  const before = await draw('before')
  const hero = project().from('hero_sections').update({ title: 'Um título que ninguém gravou antes' })
  expect((await hero.not('hotel_id', 'is', null)).error).toBeNull()
  const old = await prove(file)
  expect(old).toMatchObject({ code: 1, said: expect.stringContaining('mais novo que este backup') })
  expect(await lastProof()).toEqual(bad)

  // What is compared is drawn of what the backend says, and not of the build.
  const different = compareSites(before, await draw('after')).filter(({ isSame }) => !isSame)
  expect(different.map(({ what }) => what)).toContain('/')
}, 900_000)

test('what npm run build made is enough for a proof, which then builds nothing', async () => {
  rmSync(join(root, distDir), { recursive: true, force: true })
  expect(await runScript('build.ts', [], env)).toMatchObject({ code: 0 })
  const proved = await prove('--to', archives)
  expect(proved).toMatchObject({ code: 0, said: expect.stringContaining('Backup provado') })
  expect(proved.said).not.toContain('Gerando o site')
}, 900_000)
