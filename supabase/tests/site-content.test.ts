import { describe, expect, test } from 'vitest'
import { lists, singles } from '@/lib/site/registry'
import { setList, sql } from './content.ts'
import { hotels, published, sharedHarness } from './harness.ts'

const harness = sharedHarness()
const storage = 'https://projeto.supabase.co/storage/v1/object/public'

async function siteContent(slug: string) {
  const { data, error } = await harness.clients.anon.rpc('site_content', { p_slug: slug }, { get: true })
  expect(error).toBeNull()
  return data
}

test('returns hotel, sections and active items (DATA-1)', async () => {
  expect(await siteContent('hotel-a')).toEqual({
    hotel: { id: hotels.a, slug: 'hotel-a', name: 'Hotel A', tagline: '' },
    configuration: expect.objectContaining({ logo_url: null, primary_color: '#74b24a', name: '' }),
    hero: expect.objectContaining({ title: '', background_url: null }),
    about: { title: '', subtitle: '', description: '', image_url: null },
    ...Object.fromEntries(lists.map(({ name }) => [name, [published]])),
    pictures: [],
    images: {},
    changes: [],
  })
})

test('lists the encoded images of active content only', async () => {
  const { admin, otherAdmin } = harness.clients
  const address = (path: string) => `${storage}/hotel-images/${encodeURI(path)}`
  const size = (width: number) => ({ width, height: 9, widths: [480, width] })
  const row = (path: string, width: number) => ({ hotel_id: hotels.a, path, ...size(width) })
  const inRoom = ['shown', 'Foto (1)', 'draft', 'loose'].map((name) => `rooms/r/${name}.jpg`)
  const paths = [...inRoom.slice(0, 2), 'hotel/about.png', ...inRoom.slice(2)]
  const saved = await admin.from('images').insert(paths.map((path, index) => row(path, 100 + index)))
  expect(saved.error).toBeNull()
  // A row of another hotel does not count for our images.
  const theirs = { hotel_id: hotels.b, path: 'rooms/r/bare.jpg', width: 9, height: 9 }
  expect((await otherAdmin.from('images').insert(theirs)).error).toBeNull()
  const [shown = '', spaced = '', about = '', draft = ''] = paths.map(address)
  const rooms = [
    { id: '1', images: [shown, spaced, address('rooms/r/bare.jpg')], active: true },
    { id: '2', images: [draft], active: false },
  ]
  await setList(harness, 'rooms', rooms, admin)
  await admin.from('about_sections').update({ image_url: about }).eq('hotel_id', hotels.a)
  expect(await siteContent('hotel-a')).toMatchObject({
    images: {
      'hotel-images/rooms/r/shown.jpg': [480, 100],
      'hotel-images/rooms/r/Foto%20(1).jpg': [480, 101],
      'hotel-images/hotel/about.png': [480, 102],
    },
  })
  expect(JSON.stringify(await siteContent('hotel-a'))).not.toMatch(/draft\.jpg|loose\.jpg/)
  expect(await siteContent('hotel-b')).toMatchObject({ images: {} })
})

test('has the alternative texts of pictures in active content only (IMG-14)', async () => {
  const { admin } = harness.clients
  const stored = (names: string[]) => names.map((id) => ({ id, alt: `Sobre ${id}`, focus: '10% 90%' }))
  const shown = ['main.jpg', 'about.png', 'own.jpg']
  const pictures = stored([...shown, 'draft.jpg', 'loose.jpg', 'principal', 'premium'])
  const rooms = [
    { id: '1', category: 'premium', images: [`${storage}/b/rooms/1/main.jpg`, '/images/own.jpg'] },
    { id: '2', images: ['/images/draft.jpg'], active: false },
  ]
  await setList(harness, 'rooms', rooms, admin)
  await admin.from('about_sections').update({ image_url: '/images/about.png' }).eq('hotel_id', hotels.a)
  await setList(harness, 'pictures', pictures, admin)
  expect(await siteContent('hotel-a')).toMatchObject({ pictures: stored(shown) })
})

test('an unknown hotel is null, a hotel without content is empty', async () => {
  expect(await siteContent('nao-existe')).toBeNull()
  expect(await siteContent('hotel-c')).toEqual({
    hotel: expect.objectContaining({ slug: 'hotel-c' }),
    configuration: null,
    hero: null,
    about: null,
    images: {},
    changes: [],
  })
})

test('an item is active if its `active` is JSON true or absent, in the public content and in the view (DATA-4)', async () => {
  const values = [false, null, 'true', 'false', '', 0, 1, [], [true], {}]
  const off = values.map((active, index) => ({ id: `off-${index}`, active }))
  const { admin } = harness.clients
  const data = [{ id: 'absent' }, ...off, { id: 'on', active: true }]
  await admin.from('hotel_content').upsert({ hotel_id: hotels.c, section: 'rooms', data })
  expect(await siteContent('hotel-c')).toMatchObject({ rooms: [{ id: 'absent' }, { id: 'on' }] })
  const rows = (await admin.from('rooms').select('id, active').eq('hotel_id', hotels.c)).data
  expect(rows).toHaveLength(data.length)
  expect(rows?.filter((row) => row.active).map((row) => row.id)).toEqual(['absent', 'on'])
})

describe('its version', () => {
  const versionOf = async (slug = 'hotel-a') => {
    const { data, error } = await harness.clients.anon.rpc('site_version', { p_slug: slug }, { get: true })
    expect(error).toBeNull()
    return data
  }

  test('changes with every table of the content, for this hotel only', async () => {
    const [of, image] = [`where hotel_id = '${hotels.a}'`, `where path = 'rooms/r/versao.jpg'`]
    for (const statement of [
      `update public.hotels set tagline = tagline || '.' where slug = 'hotel-a'`,
      `update public.hotel_content set data = data || '[{"id":"nova","slug":"nova"}]' ${of} and section = 'packages'`,
      `insert into public.hotel_content (hotel_id, section, data) values ('${hotels.a}', 'outra_lista', '[]')`,
      `delete from public.hotel_content ${of} and section = 'outra_lista'`,
      `update public.hotel_configurations set phone = phone || '1' ${of}`,
      `update public.hero_sections set title = title || '.' ${of}`,
      `update public.about_sections set title = title || '.' ${of}`,
      `insert into public.images (hotel_id, path, width, height, widths)
         values ('${hotels.a}', 'rooms/r/versao.jpg', 9, 9, '{480}')`,
      `update public.images set widths = '{480,828}' ${image}`,
      `delete from public.images ${image}`,
    ]) {
      const [before, other] = [await versionOf(), await versionOf('hotel-b')]
      expect(before).toMatch(/^[0-9a-f]{32}$/)
      expect(await versionOf()).toBe(before)
      const { affectedRows } = await harness.database.driver.query(statement)
      expect(affectedRows).toBeGreaterThan(0)
      expect(await versionOf(), statement).not.toBe(before)
      expect(await versionOf('hotel-b')).toBe(other)
    }
  })

  test('is null for an unknown hotel, and depends on every table of the content', async () => {
    expect(await versionOf('nenhum')).toBeNull()
    const tablesIn = async (names: string[]) => {
      const [row] = await sql(
        harness,
        `select string_agg(prosrc, ' ') as source from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and proname = any ($1)`,
        [names],
      )
      return new Set(String(row?.source).match(/public\.[a-z_]+/g))
    }
    const read = await tablesIn(['content_at', 'section_at', 'events', 'encoded_images', 'shown_pictures'])
    // Their names are computed.
    const rows = singles.map(({ table }) => `public.${table}`)
    expect(await tablesIn(['site_version'])).toEqual(read.union(new Set(rows)))
  })
})
