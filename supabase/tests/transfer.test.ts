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
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { encodeImage } from '@/lib/media/images/encode'
import { parseFolder } from '@/lib/media/images/paths'
import { storeImage } from '@/lib/media/images/store'
import { jpegWithPosition, plainImage } from '@/lib/media/images/test-images'
import { tinyMp4 } from '@/lib/media/videos/test-videos'
import { exportContent } from '../../scripts/transfer/export-content.ts'
import { importContent } from '../../scripts/transfer/import-content.ts'
import type { Hotel } from '../../scripts/transfer/stored-content.ts'
import { baseUrl, type Client, type Harness, hotels, startHarness } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'transfer-'))
const first = join(folder, 'hotel.tar.gz')
const go = { dryRun: false }

let source: Harness
let target: Harness
beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  source = await startHarness()
  target = await startHarness()
  for (const { database } of [source, target])
    await database.driver.query(`update public.hotel_content set data = '[]' where hotel_id = $1`, [hotels.a])
  await fill(source.clients.admin)
  await exportContent(hotelOf(source), first)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await source.stop()
  await target.stop()
  rmSync(folder, { recursive: true })
})

function hotelOf({ clients }: Harness): Hotel {
  return { supabase: clients.admin, hotelId: hotels.a, bucket: 'hotel-images', url: baseUrl }
}

async function fill(admin: Client) {
  const storage = { supabase: admin, hotelId: hotels.a, bucket: 'hotel-images' }
  const picture = async (width: number, path: string) => {
    const image = await encodeImage(await plainImage(width, 20).jpeg().toBuffer())
    const where = parseFolder(path)
    if ('error' in image || !where) throw new Error('no image')
    const stored = await storeImage(storage, where, 0, image)
    if ('error' in stored) throw new Error(stored.error)
    return stored.url
  }
  const [lake, forest] = [await picture(40, 'rooms/r1'), await picture(50, 'hotel/about')]
  const film = 'hotel/background/film.mp4'
  await admin.storage.from('hotel-images-videos').upload(film, tinyMp4(), { contentType: 'video/mp4' })
  const filmAddress = admin.storage.from('hotel-images-videos').getPublicUrl(film).data.publicUrl
  const room = {
    ...{ id: 'r1', name: 'Chalé do Lago', category: 'premium', description: 'Um chalé' },
    ...{ bed_configuration: '1 cama', capacity: 2, quantity: 1, images: [lake, forest] },
    video_url: new URL(filmAddress).pathname.replace('/storage/v1/object/public', '/media'),
  }
  const pictures = [
    { id: lake.split('/').at(-1) ?? '', alt: 'O lago', focus: '10% 20%', name: 'O lago' },
    { id: 'nenhuma.jpg', alt: 'De ninguém', focus: '50% 50%', name: 'De ninguém' },
  ]
  const answers = await Promise.all([
    admin
      .from('hotel_content')
      .update({ data: [room] })
      .match({ hotel_id: hotels.a, section: 'rooms' }),
    admin.from('hotel_content').update({ data: pictures }).match({ hotel_id: hotels.a, section: 'pictures' }),
    admin.from('about_sections').update({ title: 'Sobre', image_url: forest }).eq('hotel_id', hotels.a),
    admin
      .from('hero_sections')
      .update({ title: 'Bem-vindo', background_url: filmAddress })
      .eq('hotel_id', hotels.a),
  ])
  expect(answers.map(({ error }) => error)).toEqual([null, null, null, null])
}

/** The archive unpacked into a new folder, for changes by hand. */
function unpacked(file: string) {
  const place = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['xzf', file, '-C', place])
  return { place, media: join(place, 'media'), text: readFileSync(join(place, 'content.json'), 'utf8') }
}

/** Packs a folder without a manifest, as a person would. */
function packed(place: string) {
  const file = `${place}.tar.gz`
  execFileSync('tar', ['czf', file, '-C', place, 'content.json', 'media'])
  return file
}

/** Every version of the target's content, and every object of its storage. */
async function state({ database }: Harness) {
  const { rows } = await database.driver.query(
    `select section || version as name, data::text from public.hotel_content_history where hotel_id = $1
     union all select bucket_id || name, null from storage.objects where bucket_id in ('hotel-images', 'hotel-images-videos')
     order by name`,
    [hotels.a],
  )
  return rows
}

test('an import writes everything after a dry run, and a second one changes nothing', async () => {
  const empty = await state(target)
  const dry = await importContent(hotelOf(target), first, { dryRun: true })
  expect(dry.planned.map(({ name }) => name).sort()).toEqual(['about', 'hero', 'pictures', 'rooms'])
  expect(dry).toMatchObject({ sent: 3, isWritten: false })
  expect(await state(target)).toEqual(empty)

  const imported = await importContent(hotelOf(target), first, go)
  expect(imported).toMatchObject({ sent: 3, present: 0, notEncoded: [], isWritten: true })
  const { data } = await target.clients.admin.from('images').select('widths').eq('hotel_id', hotels.a)
  expect(data?.map(({ widths }) => widths.includes(480))).toEqual([true, true])
  const full = await state(target)
  expect(JSON.stringify(full)).not.toContain('media:')
  expect(JSON.stringify(full)).toMatch(/"\/media\/hotel-images-videos\/hotel\/import\/\w+\.mp4/)

  const again = { sent: 0, present: 3, planned: [], isWritten: false }
  expect(await importContent(hotelOf(target), first, go)).toMatchObject(again)
  expect(await state(target)).toEqual(full)
})

test('an export of what was imported is the same archive, and names nothing of its project', async () => {
  const second = join(folder, 'second.tar.gz')
  await exportContent(hotelOf(target), second)
  expect(readFileSync(second).equals(readFileSync(first))).toBe(true)
  const { text, media } = unpacked(first)
  expect(text).not.toMatch(/127\.0\.0\.1|hotel-images|De ninguém|test\.example/)
  expect(readdirSync(media)).toHaveLength(3)
})

describe('refused before anything is written', () => {
  let before: unknown
  beforeEach(async () => {
    before = await state(target)
  })

  async function refusal(file: string) {
    const error = await importContent(hotelOf(target), file, go).catch((reason: Error) => reason)
    expect(await state(target)).toEqual(before)
    return String(error)
  }

  test('a file that is missing, a link and a file that is no picture, all at once', async () => {
    const { place, media } = unpacked(first)
    const byEnding = (a: string, b: string) => a.slice(-3).localeCompare(b.slice(-3))
    const [one = '', two = '', film = ''] = readdirSync(media).sort(byEnding)
    rmSync(join(media, one))
    rmSync(join(media, two))
    symlinkSync('/etc/passwd', join(media, two))
    writeFileSync(join(media, film), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const message = await refusal(packed(place))
    expect(message).toContain("Acomodações, 'Chalé do Lago', Imagens 1")
    for (const name of [one, two]) expect(message).toContain(`falta media/${name} no arquivo`)
    expect(message).toContain(`${film}: Por favor, selecione apenas arquivos de imagem`)
  })

  test('an archive that was changed, or has no document', async () => {
    const { place } = unpacked(first)
    writeFileSync(join(place, 'content.json'), '{}')
    execFileSync('tar', ['czf', `${place}.tar.gz`, '-C', place, 'content.json', 'media', 'manifest.json'])
    expect(await refusal(`${place}.tar.gz`)).toContain('A soma SHA-256 não confere: content.json')
    execFileSync('tar', ['czf', `${place}.tar.gz`, '-C', place, 'media'])
    expect(await refusal(`${place}.tar.gz`)).toContain('não tem um content.json')
  })
})

test('a picture of an archive packed by hand arrives without the place where it was taken, and only once', async () => {
  const place = mkdtempSync(join(folder, 'own-'))
  mkdirSync(join(place, 'media'))
  writeFileSync(
    join(place, 'content.json'),
    '{"format":1,"content":{"about":{"image_url":"media:onde.jpg"}}}',
  )
  writeFileSync(join(place, 'media', 'onde.jpg'), await jpegWithPosition())
  expect(await importContent(hotelOf(target), packed(place), go)).toMatchObject({ sent: 1 })
  const about = await target.service
    .from('about_sections')
    .select('image_url')
    .eq('hotel_id', hotels.a)
    .single()
  const answer = await target.handle(new Request(about.data?.image_url ?? ''))
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).includes('Maria Clara')).toBe(false)
  expect(await importContent(hotelOf(target), packed(place), go)).toMatchObject({ sent: 0, planned: [] })
})
