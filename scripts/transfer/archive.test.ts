import { execFileSync } from 'node:child_process'
import { createCipheriv, randomBytes, scryptSync } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testFolder } from '../lib/test-folder.ts'
import { checkArchive, type Entry, readArchive, sha256, writeArchive } from './archive.ts'
import { archiveName, keepNewest } from './backup.ts'
import { askPassphrase } from './encryption.ts'
import { sameRows } from './restore.ts'

const folder = testFolder()

const facts = { url: 'https://example.supabase.co', migration: '20260101000000', vanished: [] }
const long = `storage/hotel-images/rooms/${'pasta-comprida/'.repeat(20)}água.jpg`
const contents: Record<string, string> = {
  'database/hotels.ndjson': '{"id":1}\n',
  'storage/hotel-images/a.jpg': 'picture',
  [long]: '',
}

async function* entries(): AsyncGenerator<Entry, object> {
  for (const [path, text] of Object.entries(contents)) yield { path, bytes: Buffer.from(text) }
  return facts
}

const newFile = () => join(mkdtempSync(join(folder, 'x-')), 'backup.tar.gz')

async function writeTestArchive(passphrase?: string) {
  const file = newFile()
  await writeArchive(file, entries(), passphrase)
  return file
}

/** Packs exactly these files with the machine's own tar; returns the archive. */
function packFiles(texts: Record<string, string>) {
  const place = mkdtempSync(join(folder, 'p-'))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(place, name), text)
  const file = newFile()
  execFileSync('tar', ['czf', file, '-C', place, '.'])
  return file
}

const check = (file: string, passphrase?: string) =>
  checkArchive(file, { passphrase, keeps: (path) => path.startsWith('database/') })

test('an archive is readable only by its owner and by every tar, and is reproducible (XFER-2)', async () => {
  const file = await writeTestArchive()
  const { manifest, texts } = await check(file)
  expect(manifest).toMatchObject({ ...facts, format: 1 })
  expect(Object.keys(manifest?.files ?? {})).toEqual(Object.keys(contents))
  expect(texts.get('database/hotels.ndjson')).toBe('{"id":1}\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const names = execFileSync('tar', ['tzf', file], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  expect(names.toString()).toContain('storage/hotel-images/a.jpg')
  expect(readFileSync(await writeTestArchive())).toEqual(readFileSync(file))
})

function manifest(files: Record<string, string>) {
  const sums = Object.entries(files).map(([path, text]) => [path, { sha256: sha256(Buffer.from(text)) }])
  return JSON.stringify({ format: 1, ...facts, files: Object.fromEntries(sums) })
}

test.each([
  ['other content', { a: 'x', 'manifest.json': manifest({ a: 'y' }) }, 'A soma SHA-256 não confere: a'],
  ['a missing file', { a: 'x', 'manifest.json': manifest({ a: 'x', b: '' }) }, 'Falta no arquivo: b'],
  ['an extra file', { a: 'x', b: '', 'manifest.json': manifest({ a: 'x' }) }, 'O índice não conhece: b'],
  ['a different manifest', { 'manifest.json': '{"format":2}' }, 'manifest.json é de outro formato'],
  ['no address', { 'manifest.json': '{"format":1,"files":{},"migration":"1"}' }, 'é de outro formato'],
])('a repacked archive with %s is refused by name (XFER-3)', async (_, files, message) => {
  await expect(check(packFiles(files))).rejects.toThrow(message)
})

test('links are ignored, and an overlong file is refused (XFER-4)', async () => {
  const place = mkdtempSync(join(folder, 'p-'))
  writeFileSync(join(place, 'a'), 'x'.repeat(100))
  symlinkSync('/etc/passwd', join(place, 'b'))
  const file = newFile()
  execFileSync('tar', ['czf', file, '-C', place, 'a', 'b'])
  const paths = await Array.fromAsync(readArchive(file, { largest: 100 }), ({ path }) => path)
  expect(paths).toEqual(['a'])
  const tooLarge = Array.fromAsync(readArchive(file, { largest: 99 }))
  await expect(tooLarge).rejects.toThrow('a: o arquivo é grande demais')
  const { texts } = await checkArchive(file, { largest: 99, keeps: () => false })
  expect(texts.size, 'ignored files may have any size').toBe(0)
})

test.each([undefined, 'correct horse battery staple'])('damage is found (%s)', async (passphrase) => {
  const file = await writeTestArchive(passphrase)
  const bytes = readFileSync(file)
  // Bytes 4 to 9 of a gzip file are a time and the name of a system.
  const places = passphrase ? [40, bytes.length - 1] : [0, 3, 60, 300, bytes.length - 6]
  for (const place of places) {
    const copy = Buffer.from(bytes)
    copy.writeUInt8(copy.readUInt8(place) ^ 4, place)
    writeFileSync(file, copy)
    await expect(check(file, passphrase), `byte ${place}`).rejects.toThrow(/foi alterado/)
  }
  for (const length of [0, 20, bytes.length - 1]) {
    writeFileSync(file, bytes.subarray(0, length))
    await expect(check(file, passphrase), `length ${length}`).rejects.toThrow()
  }
})

test('an encrypted archive opens only with its passphrase, and says that it needs one', async () => {
  const file = await writeTestArchive('correct horse')
  expect(readFileSync(file).includes('hotel-images')).toBe(false)
  expect((await check(file, 'correct horse')).manifest).toMatchObject(facts)
  await expect(check(file, 'another')).rejects.toThrow('BACKUP_PASSPHRASE não é a senha dele')
  await expect(check(file)).rejects.toThrow('informe BACKUP_PASSPHRASE')
})

test('an unencrypted archive is accepted with a warning although there is a passphrase (XFER-10)', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'correct horse')
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => void [vi.unstubAllEnvs(), said.mockRestore()])
  await askPassphrase()
  await askPassphrase(await writeTestArchive('correct horse'))
  expect(said).not.toHaveBeenCalled()
  await askPassphrase(await writeTestArchive())
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('não está cifrado'))
})

test('an archive encrypted by a former release is refused, and opens with the documented command (XFER-10)', async () => {
  const plain = await writeTestArchive()
  const header = Buffer.concat([Buffer.from('QMBKUP01'), randomBytes(28)])
  const key = scryptSync('correct horse', header.subarray(8, 24), 32, { N: 2 ** 16, r: 8, maxmem: 2 ** 27 })
  const cipher = createCipheriv('aes-256-gcm', key, header.subarray(24)).setAAD(header)
  const bytes = [header, cipher.update(readFileSync(plain)), cipher.final(), cipher.getAuthTag()]
  const file = newFile()
  writeFileSync(`${file}.enc`, Buffer.concat(bytes))
  await expect(check(`${file}.enc`, 'correct horse')).rejects.toThrow('docs/going-live/backup.md')
  const manual = readFileSync('docs/going-live/backup.md', 'utf8')
  const [, command = ''] = /(node -e '[^']*') backup-….tar.gz.enc/.exec(manual) ?? []
  const env = { ...process.env, BACKUP_PASSPHRASE: 'correct horse' }
  execFileSync('bash', ['-c', `${command} '${file}.enc'`], { env })
  expect(readFileSync(file)).toEqual(readFileSync(plain))
})

test('an incomplete archive leaves no file behind', async () => {
  const file = newFile()
  async function* failingEntries(): AsyncGenerator<Entry, object> {
    yield { path: 'a', bytes: Buffer.alloc(100_000) }
    throw new Error('the project went away')
  }
  await expect(writeArchive(file, failingEntries())).rejects.toThrow('the project went away')
  expect(readdirSync(join(file, '..'))).toEqual([])
})

const id = '0a1b2c3d-0a1b-4c3d-8e9f-0a1b2c3d4e5f'

test('the next backup removes the remains of a killed process, and nothing else (DATA-12)', async () => {
  const file = newFile()
  const place = join(file, '..')
  const nameOf = (begin: string) => `a.tar.gz.${begin}${id}.tmp`
  const running = `${hostname()}-${process.ppid}-`
  const killed = ['', 'age.'].map((ending) => nameOf(`${ending}${hostname()}-4194305-`))
  const former = nameOf(`${hostname()}-${process.pid}-`)
  // These come from other machines, whose processes are not visible here, and former releases; one process id has been
  // reused.
  const old = ['elsewhere.example-1-', running, '4194305-', ''].map(nameOf)
  const young = ['elsewhere.example-4194305-', `age.${running}`, '4194306-'].map(nameOf)
  const others = ['b.tmp', `b-${id}.tmp`]
  for (const name of [...killed, former, ...old, ...young, ...others]) writeFileSync(join(place, name), '')
  const yesterday = Date.now() / 1000 - 25 * 3600
  for (const name of [...old, ...others]) utimesSync(join(place, name), yesterday, yesterday)
  await writeArchive(file, entries())
  expect(readdirSync(place).sort()).toEqual([...young, ...others, 'backup.tar.gz'].sort())
})

test('files of others, or files that cannot be removed, stay and do no harm (DATA-12)', async () => {
  const file = newFile()
  const left = `${file}.${hostname()}-4194305-${id}.tmp`
  mkdirSync(left)
  writeFileSync(join(left, 'x'), '')
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(left, 12345, 12345)
  else chmodSync(left, 0o500)
  onTestFinished(() => chmodSync(left, 0o700))
  await writeArchive(file, entries())
  expect(readdirSync(left)).toEqual(['x'])
})

test('only the newest archives of this hotel stay', () => {
  const place = mkdtempSync(join(folder, 'keep-'))
  const days = ['18', '19', '20', '21'].map((day) => new Date(`2026-11-${day}T06:00:00Z`))
  const names = days.map((day, index) => archiveName('fazenda', day, index === 3))
  expect(names[3]).toBe('backup-fazenda-2026-11-21-060000.tar.gz.age')
  const others = ['backup-fazenda-azul-2026-11-01-060000.tar.gz', 'fotos.tar.gz', `${names[0]}.tmp`]
  for (const name of [...names, ...others]) writeFileSync(join(place, name), '')
  expect(keepNewest(place, 'fazenda', 2)).toEqual(names.slice(0, 2))
  expect(readdirSync(place).sort()).toEqual([...names.slice(2), ...others].sort())
})

test.each<[boolean, string[], string[], string[]?]>([
  [true, ['{"a": 1}', '{"a": 2}'], ['{"a": 2}', '{"a": 1}']],
  [false, ['{"a": 1.0}'], ['{"a": 1}']],
  [false, ['{"a": 1}'], ['{"a": 1}', '{"a": 1}']],
  [false, ['{"a": 1}'], ['{"a": 1, "b": 2}']],
  [true, ['{"a": 1}'], ['{"a": 1, "b": 2}'], ['a']],
])('rows are the same (%s) in any order, compared by the given columns', (expected, left, right, columns) => {
  expect(sameRows(left, right, columns)).toBe(expected)
})
