import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { encodeImage } from '@/lib/media/images/encode'
import { parseFolder } from '@/lib/media/images/paths'
import { storeImage } from '@/lib/media/images/store'
import { jpegWithPosition, plainImage } from '@/lib/media/images/test-images'
import { tinyMp4 } from '@/lib/media/videos/test-videos'
import { exportContent } from '../../scripts/content/export-content.ts'
import { importContent } from '../../scripts/content/import-content.ts'
import type { Project } from '../../scripts/content/project.ts'
import { adminOnLine } from './admin.ts'
import { baseUrl, type Client, type Harness, hotels, startHarness } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'transfer-'))
const first = join(folder, 'hotel.json')

let source: Harness
let target: Harness
beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  source = await startHarness()
  target = await startHarness()
  for (const harness of [source, target])
    await harness.database.driver.query(`update public.hotel_content set data = '[]' where hotel_id = $1`, [
      hotels.a,
    ])
  await fill(source.clients.admin)
  await exportContent(projectOf(source), first)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await source.stop()
  await target.stop()
  rmSync(folder, { recursive: true })
})

function projectOf({ clients }: Harness, supabase: Client = clients.admin): Project {
  return { supabase, hotelId: hotels.a, bucket: 'hotel-images', url: baseUrl }
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
  const rooms = [
    {
      id: 'r1',
      name: 'Chalé do Lago',
      category: 'premium',
      description: 'Um chalé',
      bed_configuration: '1 cama',
      capacity: 2,
      quantity: 1,
      images: [lake, forest],
      video_url: new URL(filmAddress).pathname.replace('/storage/v1/object/public', '/media'),
    },
  ]
  const pictures = [
    { id: lake.split('/').at(-1) ?? '', alt: 'O lago', focus: '10% 20%', name: 'O lago' },
    { id: 'nenhuma.jpg', alt: 'De ninguém', focus: '50% 50%', name: 'De ninguém' },
  ]
  for (const [section, data] of Object.entries({ rooms, pictures }))
    expect(
      (await admin.from('hotel_content').update({ data }).match({ hotel_id: hotels.a, section })).error,
    ).toBeNull()
  await admin.from('about_sections').update({ title: 'Sobre', image_url: forest }).eq('hotel_id', hotels.a)
  await admin
    .from('hero_sections')
    .update({ title: 'Bem-vindo', background_url: filmAddress })
    .eq('hotel_id', hotels.a)
}

function filesOf(file: string) {
  const media = file.replace('.json', '.media')
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return {
    document: readFileSync(file, 'utf8'),
    media: readdirSync(media)
      .sort()
      .map((name) => `${name} ${hash(join(media, name))}`),
  }
}

async function objects({ database }: Harness) {
  const { rows } = await database.driver.query(
    `select bucket_id, name from storage.objects where bucket_id in ('hotel-images', 'hotel-images-videos') order by name`,
  )
  return rows
}

async function state({ database }: Harness) {
  const { rows } = await database.driver.query(
    `select section, version, data from public.hotel_content_history where hotel_id = $1 order by section, version`,
    [hotels.a],
  )
  return rows
}

const go = { dryRun: false }

test('a dry run changes nothing, an import brings everything, and a second one changes nothing', async () => {
  const now = async () => [await state(target), await objects(target)]
  const empty = await now()
  const dry = await importContent(projectOf(target), first, { dryRun: true })
  expect(dry.planned.map(({ name }) => name).sort()).toEqual(['about', 'hero', 'pictures', 'rooms'])
  expect([dry.sent, dry.version]).toEqual([3, undefined])
  expect(await now()).toEqual(empty)

  const imported = await importContent(projectOf(target), first, go)
  expect(imported).toMatchObject({ sent: 3, present: 0, notEncoded: [], version: 1 })
  const { data } = await target.clients.admin.from('images').select('path, widths').eq('hotel_id', hotels.a)
  expect(data).toHaveLength(2)
  expect(data?.every(({ widths }) => widths.includes(480))).toBe(true)
  const { rows } = await target.database.driver.query<{ data: unknown }>(
    `select data from public.hotel_content where hotel_id = $1 and section in ('rooms', 'pictures')`,
    [hotels.a],
  )
  expect(JSON.stringify(rows)).not.toContain('media:')
  expect(JSON.stringify(rows)).toMatch(/"video_url":"\/media\/hotel-images-videos\/hotel\/import\/\w+\.mp4"/)

  const full = await now()
  expect(await importContent(projectOf(target), first, go)).toMatchObject({
    sent: 0,
    present: 3,
    planned: [],
  })
  expect(await now()).toEqual(full)
})

test('an export of what was imported is the same byte for byte, and names nothing of its project', async () => {
  const second = join(folder, 'second.json')
  await exportContent(projectOf(target), second)
  expect(filesOf(second)).toEqual(filesOf(first))
  const { document, media } = filesOf(first)
  expect(document).not.toMatch(/127\.0\.0\.1|hotel-images|De ninguém|test\.example/)
  expect(media).toHaveLength(3)
})

test('an import into the project that it comes from changes nothing', async () => {
  const before = await state(source)
  expect(await importContent(projectOf(source), first, go)).toMatchObject({ sent: 0, planned: [] })
  expect(await state(source)).toEqual(before)
})

describe('refused before anything is written', () => {
  let copy: string
  let before: unknown
  beforeEach(async () => {
    copy = join(mkdtempSync(join(folder, 'copy-')), 'hotel.json')
    cpSync(first, copy)
    cpSync(first.replace('.json', '.media'), copy.replace('.json', '.media'), { recursive: true })
    before = [await state(target), await objects(target)]
  })

  async function refusal(project = projectOf(target)) {
    const error = await importContent(project, copy, go).catch((reason: Error) => reason)
    expect([await state(target), await objects(target)]).toEqual(before)
    return error instanceof Error ? error.message : JSON.stringify(error)
  }
  test('a file that is missing, one that leads elsewhere and one that is no picture, all at once', async () => {
    const media = copy.replace('.json', '.media')
    const [one = '', two = '', film = ''] = readdirSync(media).sort((a, b) =>
      a.slice(-3).localeCompare(b.slice(-3)),
    )
    rmSync(join(media, one))
    rmSync(join(media, two))
    symlinkSync('/etc/passwd', join(media, two))
    writeFileSync(join(media, film), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const message = await refusal()
    expect(message).toContain(`${one}: o arquivo não existe`)
    expect(message).toContain(`${two}: não consigo ler o arquivo`)
    expect(message).toContain("Acomodações, 'Chalé do Lago', Imagens 1")
    expect(message).toMatch(
      /Hero, Fundo no computador: \w+\.mp4: Por favor, selecione apenas arquivos de imagem/,
    )
  })

  test('an import by an account that may not', async () => {
    for (const who of ['viewer', 'otherAdmin', 'stranger'] as const)
      expect(await refusal(projectOf(target, target.clients[who]))).toMatch(/\./)
  })

  test('an import over a section that somebody saves between reading and writing', async () => {
    const document = JSON.parse(readFileSync(copy, 'utf8'))
    document.content.hero.title = 'Outro'
    writeFileSync(copy, JSON.stringify(document))
    const { supabase } = await adminOnLine(target, async (request, send) => {
      if (request.url.includes('/rpc/import_content'))
        await target.service.from('about_sections').update({ subtitle: 'Depressa' }).eq('hotel_id', hotels.a)
      return send(request)
    })
    const error = await importContent(projectOf(target, supabase), copy, go).catch((reason: Error) => reason)
    expect(String(error)).toContain('Alguém gravou enquanto isso: Sobre. Nada foi gravado.')
    const hero = await target.clients.admin
      .from('hero_sections')
      .select('title')
      .eq('hotel_id', hotels.a)
      .single()
    expect(hero.data?.title).toBe('Bem-vindo')
  })
})

test('a picture arrives without the place where it was taken, and is sent only once', async () => {
  const file = join(folder, 'own.json')
  writeFileSync(file, '{"format":1,"content":{"about":{"image_url":"media:onde.jpg"}}}')
  cpSync(first.replace('.json', '.media'), join(folder, 'own.media'), { recursive: true })
  writeFileSync(join(folder, 'own.media', 'onde.jpg'), await jpegWithPosition())
  expect(await importContent(projectOf(target), file, go)).toMatchObject({ sent: 1 })
  const { data } = await target.clients.admin
    .from('about_sections')
    .select('image_url')
    .eq('hotel_id', hotels.a)
    .single()
  const answer = await target.handle(new Request(data?.image_url ?? ''))
  expect(Buffer.from(await answer.arrayBuffer()).includes('Maria Clara')).toBe(false)
  expect(await importContent(projectOf(target), file, go)).toMatchObject({ sent: 0, planned: [] })
})
