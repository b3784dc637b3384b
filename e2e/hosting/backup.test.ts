import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../lib/supabase/database.types'
import { writeArchive } from '../../scripts/backup/archive'
import { type Child, startChild } from '../../scripts/lib/children'
import { readConnection } from '../../scripts/lib/connection'
import { findFreePort } from '../../scripts/lib/ports'
import { root } from '../../scripts/lib/root'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { runScript } from './support/script'
import { atTerminal, hasTerminal } from './support/typed'

const folder = mkdtempSync(join(tmpdir(), 'backup-test-'))
const archives = join(folder, 'archives')
let hotel: Child
let hotelPort: string
let emptyPort: string

const variables = (dataDir: string, port: string) => ({
  ...cleanEnvironment(process.env),
  BACKUP_PASSPHRASE: 'correct horse battery staple',
  DATA_DIR: join(folder, dataDir),
  SUPABASE_PORT: port,
})

beforeAll(async () => {
  hotelPort = String(await findFreePort())
  emptyPort = String(await findFreePort())
  hotel = startChild({
    args: [join(root, 'supabase/local/server.ts')],
    // Without ENCODED_IMAGES: fifty pictures instead of six hundred.
    env: variables('hotel', hotelPort),
    log: join(folder, 'hotel.log'),
  })
  await hotel.message()
})
afterAll(async () => {
  await hotel.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

test('the demonstration goes into one encrypted archive and comes back', async () => {
  const saved = await runScript('backup.ts', ['--to', archives, '--keep', '1'], variables('hotel', hotelPort))
  expect(saved).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Backup: .*\.tar\.gz\.enc \(\d+,\d MB/),
  })
  const file = join(archives, readdirSync(archives)[0] ?? '')
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const empty = variables('empty', emptyPort)
  const refused = await runScript('restore.ts', [damagedCopyOf(file)], empty)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('O arquivo foi alterado') })
  expect(readdirSync(folder)).not.toContain('empty')

  const restored = await runScript('restore.ts', [file], empty)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restaurado e conferido: ') })
  expect(restored.said).toContain('npm run create-admin -- --email admin@quaresmeira.example')
})

test('a proof compares what visitors see, and the dashboard hears how it ended', async () => {
  const connection = readConnection(join(folder, 'hotel'))
  const project = createClient<Database>(connection.url, connection.secretKey)
  const lastProof = async () => (await project.from('backup_proofs').select('*').single()).data
  const proofs = join(folder, 'proofs')
  const prove = (...args: string[]) =>
    runScript('backup.ts', ['--prove', ...args], variables('hotel', hotelPort))

  const proved = await prove('--to', proofs)
  expect(proved).toMatchObject({ code: 0, said: expect.stringContaining('Backup provado') })
  expect(proved.said).toMatch(/^✓ conteúdo público: packages +\d+,\d kB$/m)
  expect(proved.said).toMatch(/^✓ fotografias e filmes das páginas +\d\d comparados$/m)
  expect(proved.said).not.toContain('✗')
  const good = await lastProof()
  expect(good).toMatchObject({ proved_at: expect.any(String), failed_at: null })

  const file = join(proofs, readdirSync(proofs)[0] ?? '')
  expect(await prove(damagedCopyOf(file))).toMatchObject({
    code: 1,
    said: expect.stringContaining('foi alterado'),
  })
  const bad = await lastProof()
  expect(bad).toMatchObject({ proved_at: good?.proved_at, problem: expect.stringContaining('foi alterado') })

  const hero = project.from('hero_sections').update({ title: 'Um título que ninguém gravou antes' })
  expect((await hero.not('hotel_id', 'is', null)).error).toBeNull()
  expect(await prove(file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('mais novo que este backup'),
  })
  expect(await lastProof()).toEqual(bad)
})

test('a missing file is reported in one sentence', async () => {
  const answer = await runScript('restore.ts', ['/nowhere/backup.tar.gz'], variables('nowhere', hotelPort))
  expect(answer).toMatchObject({ code: 1, said: '\nNão consigo ler /nowhere/backup.tar.gz (ENOENT).' })
})

test.skipIf(!hasTerminal)('a terminal asks for the passphrase and does not show it', async () => {
  const file = join(folder, 'small.tar.gz.enc')
  await writeArchive(file, Readable.from([{ path: 'a', bytes: Buffer.from('b') }]), 'a long one')
  const environment = { ...variables('nowhere', hotelPort), BACKUP_PASSPHRASE: undefined }
  const typed = atTerminal([process.execPath, join(root, 'scripts/restore.ts'), file], environment)
  await typed.answer('Senha do backup (BACKUP_PASSPHRASE): ', 'another')
  await typed.heard('BACKUP_PASSPHRASE não é a senha dele')
  expect(await typed.ended).toBe(1)
  expect(typed.said()).not.toContain('another')
})

test('a wrong option is answered with the usage', async () => {
  for (const args of [['--keep', '0'], ['backup.tar.gz'], ['--now']]) {
    const answer = await runScript('backup.ts', args, variables('nowhere', hotelPort))
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('Use: npm run backup') })
  }
})

function damagedCopyOf(file: string) {
  const damaged = join(folder, 'damaged.tar.gz')
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(damaged, bytes)
  return damaged
}
