import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeArchive } from '../../scripts/backup/archive'
import { type Child, startChild } from '../../scripts/lib/children'
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

test('the demonstration goes into one encrypted archive, a flipped byte is refused, and all comes back', async () => {
  const saved = await runScript('backup.ts', ['--to', archives, '--keep', '1'], variables('hotel', hotelPort))
  expect(saved).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Backup: .*\.tar\.gz\.enc \(\d+,\d MB/),
  })
  const [name = ''] = readdirSync(archives)
  const file = join(archives, name)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const damaged = join(folder, 'damaged.tar.gz.enc')
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(damaged, bytes)
  const empty = variables('empty', emptyPort)
  const refused = await runScript('restore.ts', [damaged], empty)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('O arquivo foi alterado') })
  expect(readdirSync(folder)).not.toContain('empty')

  const restored = await runScript('restore.ts', [file], empty)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restaurado e conferido: ') })
  expect(restored.said).toContain('npm run create-admin -- --email admin@quaresmeira.example')

  const again = await runScript('restore.ts', [file], variables('hotel', hotelPort))
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/não está vazio: .*9 pacotes/) })
})

test('a file that is not there is told in one sentence', async () => {
  const answer = await runScript('restore.ts', ['/nowhere/backup.tar.gz'], variables('nowhere', hotelPort))
  expect(answer).toMatchObject({ code: 1, said: '\nNão consigo ler /nowhere/backup.tar.gz (ENOENT).' })
})

test.skipIf(!hasTerminal)('at a terminal the passphrase is asked for, and not shown', async () => {
  const file = join(folder, 'small.tar.gz.enc')
  await writeArchive(file, Readable.from([{ path: 'a', bytes: Buffer.from('b') }]), 'a long one')
  const environment = { ...variables('nowhere', hotelPort), BACKUP_PASSPHRASE: undefined }
  const typed = atTerminal([process.execPath, join(root, 'scripts/restore.ts'), file], environment)
  await typed.answer('Senha do backup (BACKUP_PASSPHRASE): ', 'another')
  await typed.heard('BACKUP_PASSPHRASE não é a senha dele')
  expect(await typed.ended).toBe(1)
  expect(typed.said()).not.toContain('another')
})

test('a wrong option is answered with how to use it', async () => {
  for (const args of [['--keep', '0'], ['backup.tar.gz'], ['--now']]) {
    const answer = await runScript('backup.ts', args, variables('nowhere', hotelPort))
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('Use: npm run backup') })
  }
})
