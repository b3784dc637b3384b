import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { execaNode } from 'execa'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../lib/supabase/database.types'
import { type Child, startChild } from '../../scripts/lib/children'
import { readConnection } from '../../scripts/lib/connection'
import { findFreePort } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { atTerminal, hasTerminal, runScript } from './support/commands'

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const archives = join(folder, 'archives')
const damaged = join(folder, 'damaged.tar.gz')
let hotel: Child
let hotelPort: string

const variables = (dataDir: string, port: string) => ({
  ...cleanEnvironment(process.env),
  BACKUP_PASSPHRASE: 'correct horse battery staple',
  DATA_DIR: join(folder, dataDir),
  SUPABASE_PORT: port,
})

const backup = (...args: string[]) => runScript('backup.ts', args, variables('hotel', hotelPort))
const restore = async (file: string) =>
  runScript('restore.ts', [file], variables('empty', String(await findFreePort())))
const newestArchive = () => join(archives, readdirSync(archives).sort().at(-1) ?? '')
const said = (code: number, words: string) => ({ code, said: expect.stringContaining(words) })

beforeAll(async () => {
  hotelPort = String(await findFreePort())
  hotel = startChild({
    args: [join(root, 'supabase/local/server.ts')],
    // ENCODED_IMAGES is unset: fifty pictures instead of six hundred are copied.
    env: variables('hotel', hotelPort),
    log: join(folder, 'hotel.log'),
  })
  await hotel.message()
})
afterAll(async () => {
  await hotel.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

test('a proof compares a restored copy with the site and reports to the dashboard, and a restore starts an empty backend (DATA-12)', async () => {
  const connection = readConnection(join(folder, 'hotel'))
  const project = createClient<Database>(connection.url, connection.secretKey)
  const lastProof = async () => (await project.from('backup_proofs').select('*').single()).data
  const off = project.from('hotel_content').update({ data: [] }).eq('section', 'leisure_blocks')
  expect((await off).error).toBeNull()

  const proved = await backup('--prove', '--to', archives, '--keep', '1')
  expect(proved).toMatchObject(said(0, 'Backup provado'))
  expect(proved.said).toMatch(/Backup: .*\.tar\.gz\.age \(\d+,\d MB/)
  expect(proved.said).toMatch(/^✓ hotel_content +linhas: \d+$/m)
  expect(proved.said).toMatch(/^✓ fotografias e filmes +arquivos: \d+$/m)
  expect(statSync(newestArchive()).mode & 0o777).toBe(0o600)
  const good = await lastProof()
  expect(good).toMatchObject({ proved_at: expect.any(String), failed_at: null })

  // A backup is also an export that an active project accepts (XFER-10).
  const admin = { ADMIN_EMAIL: 'admin@quaresmeira.example', ADMIN_PASSWORD: 'Quaresmeira#2026' }
  const imported = await runScript('content.ts', ['import', newestArchive(), '--dry-run'], {
    ...variables('hotel', hotelPort),
    ...admin,
  })
  expect(imported).toMatchObject(said(0, 'O conteúdo já é este: nada a gravar.'))

  const bytes = readFileSync(newestArchive())
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(damaged, bytes)
  expect(await backup('--prove', damaged)).toMatchObject(said(1, 'foi alterado'))
  const bad = await lastProof()
  expect(bad).toMatchObject({ proved_at: good?.proved_at, problem: expect.stringContaining('foi alterado') })
  expect(await restore(damaged)).toMatchObject(said(1, 'O arquivo foi alterado'))
  expect(readdirSync(folder), 'a damaged archive is refused before anything is created').not.toContain(
    'empty',
  )

  const hero = project.from('hero_sections').update({ title: 'Um título que ninguém gravou antes' })
  expect((await hero.not('hotel_id', 'is', null)).error).toBeNull()
  // Each starts its own backend, so they run in parallel.
  const [moved, restored] = await Promise.all([backup('--prove', newestArchive()), restore(newestArchive())])
  expect(moved).toMatchObject(said(1, 'mais novo que este backup'))
  expect(await lastProof()).toEqual(bad)
  expect(restored).toMatchObject(said(0, 'Restaurado e conferido: '))
  expect(restored.said).toContain('npm run create-admin -- --email admin@quaresmeira.example')
})

test('an interrupted proof leaves nothing, and the next start cleans up after a killed one (DATA-12)', async () => {
  const place = mkdtempSync(join(folder, 'passing-'))
  const environment = { ...variables('hotel', hotelPort), TMPDIR: place }
  const restored = () => readdirSync(place).filter((name) => name.startsWith('quaresmeira-prova-'))
  async function proveAndKill(signal: 'SIGTERM' | 'SIGKILL') {
    const script = join(root, 'scripts/backup.ts')
    const options = {
      env: environment,
      extendEnv: false,
      ipc: false,
      reject: false,
      stdin: 'ignore',
    } as const
    const proof = execaNode(script, ['--prove', newestArchive()], options)
    const connection = await vi.waitFor(() => readConnection(join(place, restored()[0] ?? '')), 100_000)
    proof.kill(signal)
    await proof
    // The embedded backend of a killed proof ends by itself.
    await vi.waitFor(() => expect(fetch(connection.url)).rejects.toThrow(), 30_000)
  }
  await proveAndKill('SIGTERM')
  expect(restored()).toEqual([])
  await proveAndKill('SIGKILL')
  expect(restored()).toHaveLength(1)
  const next = await runScript('backup.ts', ['--to', join(folder, 'next')], environment)
  expect(next).toMatchObject(said(0, 'Backup: '))
  expect(restored()).toEqual([])
})

test.skipIf(!hasTerminal)('a terminal asks for the passphrase and does not show it', async () => {
  const environment = { ...variables('nowhere', hotelPort), BACKUP_PASSPHRASE: undefined }
  const command = [process.execPath, join(root, 'scripts/restore.ts'), newestArchive()]
  const typed = atTerminal(command, environment)
  await typed.answer('Senha do backup (BACKUP_PASSPHRASE): ', 'another')
  await typed.waitForOutput('BACKUP_PASSPHRASE não é a senha dele')
  expect(await typed.ended).toBe(1)
  expect(typed.said()).not.toContain('another')
})

test.concurrent.each([
  ['backup.ts', ['--keep', '0'], 'Use: npm run backup'],
  ['backup.ts', ['backup.tar.gz'], 'Use: npm run backup'],
  ['restore.ts', ['/nowhere/backup.tar.gz'], '\nNão consigo ler /nowhere/backup.tar.gz (ENOENT).'],
])('%s %j is answered in one sentence', async (name, args, words) => {
  expect(await runScript(name, args, variables('nowhere', hotelPort))).toMatchObject(said(1, words))
})
