import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import {
  archiveName,
  checkArchive,
  keepNewest,
  type Manifest,
  manifestPath,
  sha256,
  writeArchive,
} from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const long = `storage/hotel-images/rooms/${'pasta-comprida/'.repeat(20)}água.jpg`
const contents: Record<string, string> = {
  'database/hotels.ndjson': '{"id":1}\n',
  'storage/hotel-images/a.jpg': 'picture',
  [long]: '',
}
const manifest: Manifest = {
  format: 1,
  takenAt: '2026-11-21T06:00:00Z',
  url: 'https://example.supabase.co',
  migration: '20260101000000',
  hotels: ['quaresmeira'],
  files: Object.fromEntries(
    Object.entries(contents).map(([path, text]) => [
      path,
      { bytes: text.length, sha256: sha256(Buffer.from(text)) },
    ]),
  ),
  vanished: [],
}

async function* entries(changed: Record<string, string | undefined> = {}) {
  const all = { ...contents, [manifestPath]: JSON.stringify(manifest), ...changed }
  for (const [path, text] of Object.entries(all))
    if (text !== undefined) yield { path, bytes: Buffer.from(text) }
}

async function written(changed?: Record<string, string | undefined>, passphrase?: string) {
  const file = join(mkdtempSync(join(folder, 'x-')), 'backup.tar.gz')
  await writeArchive(file, entries(changed), passphrase)
  return file
}

test('an archive can be read by its owner only, and by every tar', async () => {
  const file = await written()
  expect(await checkArchive(file)).toEqual({
    manifest,
    rows: new Map([['hotels', ['{"id":1}']]]),
    buckets: [],
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const names = execFileSync('tar', ['tzf', file], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  expect(names.toString()).toContain('storage/hotel-images/a.jpg')
})

test.each([
  [
    'a picture',
    { 'storage/hotel-images/a.jpg': 'pictura' },
    'A soma SHA-256 não confere: storage/hotel-images/a.jpg',
  ],
  ['a row', { 'database/hotels.ndjson': '{"id":2}\n' }, 'A soma SHA-256 não confere: database/hotels.ndjson'],
  [
    'a file too few',
    { 'storage/hotel-images/a.jpg': undefined },
    'Falta no arquivo: storage/hotel-images/a.jpg',
  ],
  ['a file too many', { 'storage/b.jpg': '' }, 'O índice não conhece: storage/b.jpg'],
  ['no manifest', { [manifestPath]: undefined }, 'Falta o índice'],
  ['another manifest', { [manifestPath]: '{"format":2}' }, 'O índice (manifest.json) é de outro formato'],
])('an archive packed anew with %s changed is refused by name', async (_, changed, message) => {
  await expect(checkArchive(await written(changed))).rejects.toThrow(message)
})

test.each([undefined, 'correct horse battery staple'])(
  'every flipped byte is found (%s)',
  async (passphrase) => {
    const file = await written({}, passphrase)
    const bytes = readFileSync(file)
    const places = Array.from({ length: 12 }, (_, part) => Math.floor((part * (bytes.length - 1)) / 11))
    for (const place of passphrase ? places.slice(2, 5).concat(bytes.length - 1) : places) {
      const copy = Buffer.from(bytes)
      copy.writeUInt8(copy.readUInt8(place) ^ 4, place)
      writeFileSync(file, copy)
      await expect(checkArchive(file, passphrase), `byte ${place}`).rejects.toThrow(/foi alterado/)
    }
    for (const length of [0, 20, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, length))
      await expect(checkArchive(file, passphrase), `length ${length}`).rejects.toThrow()
    }
  },
)

test('an encrypted archive opens with its passphrase only, and says that it needs one', async () => {
  const file = await written({}, 'correct horse')
  expect(readFileSync(file).includes('hotel-images')).toBe(false)
  expect((await checkArchive(file, 'correct horse')).manifest).toEqual(manifest)
  await expect(checkArchive(file, 'another')).rejects.toThrow('BACKUP_PASSPHRASE não é a senha dele')
  await expect(checkArchive(file)).rejects.toThrow('informe BACKUP_PASSPHRASE')
})

test('an archive of before, with its history in several files, is still read', async () => {
  const parts = ['{"version":1}\n', '{"version":2}\n'].map((text, index) => {
    const path = `database/hotel_content_history/00000${index + 1}.ndjson`
    return { path, bytes: Buffer.from(text) }
  })
  const files = parts.map(({ path, bytes }) => [path, { bytes: bytes.length, sha256: sha256(bytes) }])
  const older = {
    ...manifest,
    files: Object.fromEntries(files),
    tables: { hotel_content_history: { rows: 2, sha256: '0' } },
  }
  const file = join(mkdtempSync(join(folder, 'x-')), 'backup.tar.gz')
  const all = [...parts, { path: manifestPath, bytes: Buffer.from(JSON.stringify(older)) }]
  await writeArchive(file, Readable.from(all))
  expect((await checkArchive(file)).rows.get('hotel_content_history')).toEqual([
    '{"version":1}',
    '{"version":2}',
  ])
})

test('an archive that could not be completed leaves no file behind', async () => {
  const place = mkdtempSync(join(folder, 'half-'))
  async function* failing() {
    yield { path: 'a', bytes: Buffer.alloc(100_000) }
    throw new Error('the project went away')
  }
  await expect(writeArchive(join(place, 'backup.tar.gz'), failing())).rejects.toThrow('the project went away')
  expect(readdirSync(place)).toEqual([])
})

test('only the newest archives of this hotel stay', () => {
  const place = mkdtempSync(join(folder, 'keep-'))
  const days = ['18', '19', '20', '21'].map((day) => new Date(`2026-11-${day}T06:00:00Z`))
  const names = days.map((day, index) => archiveName('fazenda', day, index === 3))
  expect(names[3]).toBe('backup-fazenda-2026-11-21-060000.tar.gz.enc')
  const others = [
    ...['backup-fazenda-azul-2026-11-01-060000.tar.gz', 'backup-fazenda-2-2026-11-01-060000.tar.gz'],
    ...['fotos.tar.gz', `${names[0]}.tmp`],
  ]
  for (const name of [...names, ...others]) writeFileSync(join(place, name), '')
  expect(keepNewest(place, 'fazenda', 2)).toEqual(names.slice(0, 2))
  expect(readdirSync(place).sort()).toEqual([...names.slice(2), ...others].sort())
  expect(keepNewest(place, 'fazenda', 2)).toEqual([])
})
