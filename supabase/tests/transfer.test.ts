import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jpegWithPosition, plainImage } from '@/lib/media/images/test-images'
import { tinyMp4 } from '@/lib/media/videos/test-videos'
import { registry } from '@/lib/site/registry'
import { testFolder } from '../../scripts/lib/test-folder.ts'
import { writeArchive } from '../../scripts/transfer/archive.ts'
import { collect } from '../../scripts/transfer/backup.ts'
import { exportContent } from '../../scripts/transfer/export-content.ts'
import { importContent } from '../../scripts/transfer/import-content.ts'
import { openProject } from '../../scripts/transfer/project.ts'
import { restore } from '../../scripts/transfer/restore.ts'
import { setList, sql } from './content.ts'
import { baseUrl, type Harness, historyOf, hotels, secrets, startHarness, storedList } from './harness.ts'
import { makePerson } from './people.ts'

const folder = testFolder()
const exported = join(folder, 'hotel.tar.gz')

let source: Harness
let target: Harness
beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  source = await startHarness()
  target = await startHarness()
  for (const { database } of [source, target])
    await database.driver.query(`update public.hotel_content set data = '[]' where hotel_id = $1`, [hotels.a])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await source.stop()
  await target.stop()
})

function hotelOf({ clients }: Harness) {
  return { supabase: clients.admin, hotelId: hotels.a, bucket: 'hotel-images', isManager: true }
}

/** Packs files of a folder as a person would, without a manifest unless named. */
function packFiles(place: string, ...names: string[]) {
  const file = `${place}.tar.gz`
  execFileSync('tar', ['czf', file, '-C', place, ...names])
  return file
}

/** Returns an archive packed by hand: two pictures, one with a location, and a film. */
async function packByHand() {
  const place = mkdtempSync(join(folder, 'written-'))
  mkdirSync(join(place, 'media'))
  writeFileSync(join(place, 'media', 'lago.jpg'), await jpegWithPosition())
  writeFileSync(join(place, 'media', 'mata.JPG'), await plainImage(50, 20).jpeg().toBuffer())
  writeFileSync(join(place, 'media', 'filme.mp4'), tinyMp4())
  const room = {
    ...{ id: 'r1', name: 'Chalé do Lago', category: 'premium', description: 'Um chalé' },
    ...{ bed_configuration: '1 cama', video_url: 'media:filme.mp4' },
    images: ['media:lago.jpg', 'media:mata.JPG'],
  }
  const content = {
    rooms: [room],
    pictures: [{ id: 'media:lago.jpg', alt: 'O lago', focus: '10% 20%' }],
    about: { title: 'Sobre', image_url: 'media:mata.JPG' },
    hero: { title: 'Bem-vindo', background_url: 'media:filme.mp4' },
  }
  writeFileSync(join(place, 'content.json'), JSON.stringify({ format: 1, content }))
  return packFiles(place, 'content.json', 'media')
}

/** Returns every version of a hotel's content, and every object of its storage. */
async function state({ database }: Harness) {
  const { rows } = await database.driver.query(
    `select section || version as name, before::text || after as changed from public.hotel_content_history where hotel_id = $1
     union all select name, null from storage.objects where bucket_id in ('hotel-images', 'hotel-images-videos')
     order by name`,
    [hotels.a],
  )
  return rows
}

test('an import writes everything after a dry run, and a second one changes nothing (XFER-5, XFER-6)', async () => {
  const file = await packByHand()
  const empty = await state(source)
  const dry = await importContent(hotelOf(source), file, { dryRun: true })
  expect(dry.planned.map(({ name }) => name).sort()).toEqual(['about', 'hero', 'pictures', 'rooms'])
  expect(dry).toMatchObject({ sent: 3, isWritten: false })
  expect(await state(source)).toEqual(empty)

  const imported = await importContent(hotelOf(source), file, { dryRun: false })
  expect(imported).toMatchObject({ sent: 3, present: 0, notEncoded: [], isWritten: true })
  const { data } = await source.clients.admin.from('images').select('widths').eq('hotel_id', hotels.a)
  expect(data?.map(({ widths }) => widths.includes(480))).toEqual([true, true])
  const full = await state(source)
  expect(JSON.stringify(full)).not.toContain('media:')
  expect(JSON.stringify(full)).toMatch(/"\/media\/hotel-images-videos\/hotel\/import\/filme-\w+\.mp4/)

  const again = { sent: 0, present: 3, planned: [], isWritten: false }
  expect(await importContent(hotelOf(source), file, { dryRun: false })).toMatchObject(again)
  expect(await state(source)).toEqual(full)
})

test('an export is the same archive after an import elsewhere, without addresses or picture locations (XFER-1, XFER-2)', async () => {
  await exportContent(hotelOf(source), exported)
  const imported = await importContent(hotelOf(target), exported, { dryRun: false })
  expect(imported).toMatchObject({ sent: 3, isWritten: true })
  const second = join(folder, 'second.tar.gz')
  await exportContent(hotelOf(target), second)
  expect(readFileSync(second).equals(readFileSync(exported))).toBe(true)
  const { place, media, names } = unpackExport()
  expect(readFileSync(join(place, 'content.json'), 'utf8')).not.toMatch(
    /127\.0\.0\.1|hotel-images|test\.example/,
  )
  const plain = names.map((name) => name.replace(/-[\da-f]{12}\./, '.'))
  expect(plain.sort()).toEqual(['filme.mp4', 'lago.jpg', 'mata.jpg'])
  for (const name of names) expect(readFileSync(join(media, name)).includes('Maria Clara')).toBe(false)
})

test('a backup is an export with more in it, whose content an active project accepts (XFER-10)', async () => {
  const project = openProject({
    url: baseUrl,
    secretKey: secrets.secretKey,
    fetch: (...asked) => source.handle(new Request(...asked)),
  })
  const backup = join(folder, 'backup.tar.gz')
  await writeArchive(backup, collect(project, 'hotel-a'))
  const same = { planned: [], sent: 0, present: 3 }
  expect(await importContent(hotelOf(source), backup, { dryRun: true })).toMatchObject(same)
  await setList(target, 'rooms', [])
  const imported = await importContent(hotelOf(target), backup, { dryRun: false })
  expect(imported.planned.map(({ name }) => name)).toEqual(['rooms'])
  expect(imported).toMatchObject({ sent: 0, isWritten: true })
  const again = join(folder, 'again.tar.gz')
  await exportContent(hotelOf(target), again)
  expect(readFileSync(again).equals(readFileSync(exported))).toBe(true)
  const open = vi.fn()
  await expect(restore({ file: exported, open })).rejects.toThrow('Isto não é um backup completo')
  expect(open).not.toHaveBeenCalled()
})

/** Unpacks the export into a new folder, for changes by hand. */
function unpackExport() {
  const place = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['xzf', exported, '-C', place])
  const media = join(place, 'media')
  return { place, media, names: readdirSync(media).sort((a, b) => a.slice(-3).localeCompare(b.slice(-3))) }
}

test('everything wrong with an archive is reported at once, before anything is written (XFER-3)', async () => {
  const before = await state(target)
  const refused = async (file: string, ...lines: string[]) => {
    const error = await importContent(hotelOf(target), file, { dryRun: false }).catch((reason) => reason)
    for (const line of lines) expect(String(error)).toContain(line)
    expect(await state(target)).toEqual(before)
  }
  const { place, media, names } = unpackExport()
  const [one = '', two = '', film = ''] = names
  rmSync(join(media, one))
  rmSync(join(media, two))
  symlinkSync('/etc/passwd', join(media, two))
  writeFileSync(join(media, film), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const missing = [`falta media/${one} no arquivo`, `falta media/${two} no arquivo`]
  const noPicture = `${film}: Por favor, selecione apenas arquivos de imagem`
  const where = "Acomodações, 'Chalé do Lago', Imagens 1: "
  await refused(packFiles(place, 'content.json', 'media'), where, ...missing, noPicture)
  await refused(packFiles(place, 'content.json', 'media', 'manifest.json'), 'Falta no arquivo: media/')
  await refused(packFiles(place, 'media'), 'não tem um content.json')
})

test('a dry run refuses the brand to people who do not manage the team, as the database would (XFER-6)', async () => {
  const supabase = await (await makePerson(source)).signIn()
  const clerk = { ...hotelOf(source), supabase, isManager: false }
  const place = mkdtempSync(join(folder, 'brand-'))
  const write = (configuration: object) =>
    writeFileSync(join(place, 'content.json'), JSON.stringify({ format: 1, content: { configuration } }))
  const dryRun = () => importContent(clerk, packFiles(place, 'content.json'), { dryRun: true })
  write({ primary_color: '#123456' })
  await expect(dryRun()).rejects.toThrow('são mudados só por quem gerencia a equipe')
  const pretending = importContent({ ...clerk, isManager: true }, `${place}.tar.gz`, { dryRun: false })
  await expect(pretending).rejects.toThrow('O banco de dados recusou a importação, e nada foi gravado')
  write({ address: 'Estrada do Lago, 1' })
  expect((await dryRun()).planned.map(({ name }) => name)).toEqual(['configuration'])
})

test('an unchanged home page is exported with its default blocks, which return when an import is undone (HOME-10)', async () => {
  const { start = [] } = registry.home_blocks
  const never = 'delete from public.hotel_content where hotel_id = $1 and section = $2'
  await sql(target, never, [hotels.a, 'home_blocks'])
  await exportContent(hotelOf(target), join(folder, 'never.tar.gz'))
  expect(await importContent(hotelOf(target), join(folder, 'never.tar.gz'), { dryRun: false })).toMatchObject(
    {
      planned: [],
    },
  )
  const place = mkdtempSync(join(folder, 'empty-'))
  writeFileSync(join(place, 'content.json'), JSON.stringify({ format: 1, content: { home_blocks: [] } }))
  await importContent(hotelOf(target), packFiles(place, 'content.json'), { dryRun: false })
  expect((await storedList(target, 'home_blocks')).data).toEqual([])
  const entry = (await historyOf(target, 'imports')).at(-1)?.version ?? 0
  const undoing = { p_hotel_id: hotels.a, p_version: entry }
  await target.clients.admin.rpc('undo_import', undoing).throwOnError()
  expect((await storedList(target, 'home_blocks')).data).toEqual(start)
})
