import { expect, test } from 'vitest'
import { mediaFields } from '@/lib/content/fields/field'
import { findUnusedImages } from '@/lib/panel/pictures/unused'
import { lists, sections, singles } from '@/lib/site/registry'
import { adminOf } from './admin.ts'
import { setList, sql } from './content.ts'
import { hotels, sharedHarness } from './harness.ts'

const harness = sharedHarness()

async function columns(text: string, values: unknown[] = []) {
  return (await sql(harness, text, values)).map(({ name }) => String(name))
}

test('every table with versions is a section of the registry (DATA-1)', async () => {
  const versioned = await columns(`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'version'
      and table_name not in ('hotel_content_history', 'pending_versions')`)
  expect(versioned.toSorted()).toEqual(['hotel_content', ...singles.map(({ table }) => table)].toSorted())
})

test.each(singles)('every column of $table is a field of $name (DATA-9)', async ({ table, fields }) => {
  const stored = await columns(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name not in ('hotel_id', 'updated_at', 'version')`,
    [table],
  )
  expect(stored.toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('the published document has every section, the hotel and the widths of its images', async () => {
  const { data } = await harness.clients.anon.rpc('site_content', { p_slug: 'hotel-a' }, { get: true })
  const names = ['hotel', 'images', 'changes', ...sections.map(({ name }) => name)]
  expect(Object.keys(Object(data)).toSorted()).toEqual(names.toSorted())
})

test('an image is in use at every media field of every section', async () => {
  const places = sections.flatMap((section) =>
    mediaFields(section.fields).map(([path, { kind }]) => ({ section, path, kind })),
  )
  const bucket = harness.clients.admin.storage.from('hotel-images')
  const fileOf = ({ section, path }: (typeof places)[number]) => `hotel/${section.name}/${path}.png`
  for (const place of places)
    expect(await bucket.upload(fileOf(place), '.', { contentType: 'image/png' })).toHaveProperty(
      'error',
      null,
    )
  await harness.database.driver.exec(
    `update storage.objects set created_at = '2020-01-01', updated_at = '2020-01-01'`,
  )
  const findUnused = async () => (await findUnusedImages(adminOf(harness))).map(({ path }) => path).toSorted()
  expect(await findUnused()).toEqual(places.map(fileOf).toSorted())
  const items = new Map<string, object[]>()
  for (const place of places) {
    const { publicUrl } = bucket.getPublicUrl(fileOf(place)).data
    const value = place.kind === 'images' ? [publicUrl] : publicUrl
    const { section, path } = place
    if (section.table) {
      const update = `update public.${section.table} set ${path} = $1 where hotel_id = $2`
      await harness.database.driver.query(update, [value, hotels.a])
    } else {
      const item = path.split('.').reduceRight<unknown>((inner, field) => ({ [field]: inner }), value)
      const list = items.get(section.name) ?? []
      items.set(section.name, [...list, { id: path, slug: path, ...Object(item) }])
    }
  }
  for (const [section, data] of items) await setList(harness, section, data)
  expect(await findUnused()).toEqual([])
})

test('a list needs no separate table', async () => {
  const { admin } = harness.clients
  const saved = await admin
    .from('hotel_content')
    .insert({ hotel_id: hotels.a, section: 'activities', data: [{ id: 'a' }] })
  expect(saved.error).toBeNull()
  for (const section of ['hero', 'security', 'imports', 'Maiúscula', `x${'y'.repeat(40)}`]) {
    const refused = await admin.from('hotel_content').insert({ hotel_id: hotels.a, section, data: [] })
    expect(refused.error?.code).toBe('23514')
  }
  const rows = Array.from({ length: 40 - lists.length }, (_, index) => ({
    hotel_id: hotels.a,
    section: `list_${index}`,
    data: [],
  }))
  expect((await admin.from('hotel_content').insert(rows)).error?.message).toBe(
    'the hotel has 40 lists already',
  )
})
