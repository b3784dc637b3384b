import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { draft, hotels, published, sharedHarness } from './harness.ts'

const harness = sharedHarness()
beforeAll(async () => {
  const image = 'http://127.0.0.1:54321/storage/v1/object/public/hotel-images/packages/principal/nova.jpg'
  const other = { hotel_id: hotels.a, section: 'packages', item_id: 'other', data: { id: 'other' } }
  for (const row of [{ ...of('new'), data: { id: 'new', images: { principal: image } } }, other]) {
    expect((await harness.clients.admin.from('content_drafts').insert(row)).error).toBeNull()
  }
  await harness.database.driver.query(
    `insert into public.images (hotel_id, path, width, height, widths)
       values ($1, 'packages/principal/nova.jpg', 900, 600, '{480,640}'), ($1, 'rooms/secret.jpg', 9, 9, '{480}')`,
    [hotels.a],
  )
})

function of(id: string, hotel = hotels.a) {
  return { hotel_id: hotel, section: 'packages', item_id: id }
}

async function link(id: string, more: object = {}) {
  const token = randomUUID() + randomUUID()
  const row = {
    id: randomUUID(),
    token_hash: createHash('sha256').update(token).digest('hex'),
    is_shared: true,
  }
  const { error } = await harness.clients.admin.from('preview_links').insert({ ...row, ...of(id), ...more })
  expect(error).toBeNull()
  return { token, id: row.id }
}

async function read(token: string, slug = 'hotel-a') {
  const { data, error } = await harness.clients.anon.rpc('preview_content', { p_slug: slug, p_token: token })
  expect(error).toBeNull()
  return data
}

test('a link shows one draft to anybody, with what is encoded of its images and no other', async () => {
  const { token } = await link('new')
  expect(await read(token)).toMatchObject({
    section: 'packages',
    item: { id: 'new' },
    is_live: false,
    is_shared: true,
    images: { 'hotel-images/packages/principal/nova.jpg': [480, 640] },
  })
  expect(JSON.stringify(await read(token))).not.toContain('other')
  expect(JSON.stringify(await read(token))).not.toContain('secret')
})

test('without a draft it shows what is stored, and says whether visitors see that', async () => {
  const { token: live } = await link(published.id)
  expect(await read(live)).toMatchObject({ item: published, is_live: true })
  const { token: hidden } = await link(draft.id)
  expect(await read(hidden)).toMatchObject({ item: draft, is_live: false })
})

test('whatever else is sent shows nothing', async () => {
  const { token, id } = await link('new')
  for (const wrong of [
    '',
    ' ',
    '%',
    token.slice(1),
    `${token} `,
    token.toUpperCase(),
    id,
    '0'.repeat(100_000),
  ]) {
    expect(await read(wrong), wrong.slice(0, 80)).toBeNull()
  }
  expect(await read(token, 'hotel-b')).toBeNull()
  expect(await read((await link('nowhere')).token)).toBeNull()
})

test('a revoked link stays revoked, an expired one ends, and nobody sets its end', async () => {
  const { token, id } = await link('new')
  const { admin, otherAdmin } = harness.clients
  const revoke = (client = admin, revoked_at: string | null = new Date().toISOString()) =>
    client.from('preview_links').update({ revoked_at }).eq('id', id).select('id')
  expect((await revoke(otherAdmin)).data).toEqual([])
  expect(await read(token)).not.toBeNull()
  expect((await revoke()).data).toHaveLength(1)
  expect(await read(token)).toBeNull()
  await revoke(admin, null)
  expect(await read(token)).toBeNull()

  const second = await link('new')
  const { rows } = await harness.database.driver.query<{ days: number }>(
    `update public.preview_links set created_at = now() - interval '7 days', expires_at = now() where id = $1
     returning extract(day from expires_at - created_at)::int as days`,
    [second.id],
  )
  expect(rows).toEqual([{ days: 7 }])
  expect(await read(second.token)).toBeNull()
  const forever = { expires_at: '2099-01-01T00:00:00Z' }
  expect((await admin.from('preview_links').update(forever).eq('id', second.id)).error?.code).toBe('42501')
  const row = { id: randomUUID(), token_hash: 'a'.repeat(64), is_shared: true, ...forever, ...of('new') }
  expect((await admin.from('preview_links').insert(row)).error?.code).toBe('42501')
})

test('the panel’s own links last a quarter of an hour', async () => {
  const { id } = await link('new', { is_shared: false })
  const { rows } = await harness.database.driver.query<{ minutes: number }>(
    `select extract(epoch from expires_at - created_at)::int / 60 as minutes from public.preview_links where id = $1`,
    [id],
  )
  expect(rows).toEqual([{ minutes: 15 }])
})

test('a draft of a deleted item is shown to nobody, and its item may come back', async () => {
  const row = { ...of('gone'), data: { id: 'gone' }, base: { id: 'gone' } }
  expect((await harness.clients.admin.from('content_drafts').insert(row)).error).toBeNull()
  const { token } = await link('gone')
  expect(await read(token)).toBeNull()
  await harness.clients.admin
    .from('hotel_content')
    .update({ data: [published, draft, { id: 'gone', slug: 'gone', name: 'De volta', active: true }] })
    .match({ hotel_id: hotels.a, section: 'packages' })
  expect(await read(token)).toMatchObject({ item: { id: 'gone' }, is_live: false })
})

test('version and author are the database’s word, and a draft stays at its item', async () => {
  const { admin } = harness.clients
  const table = () => admin.from('content_drafts')
  const { data: before } = await table().select('version, updated_by').match(of('new')).single()
  expect(before?.updated_by).toBe(harness.userIds.admin)
  const stale = { ...of('new'), version: (before?.version ?? 0) - 1 }
  expect(
    (
      await table()
        .update({ data: { id: 'new', name: 'Velho' } })
        .match(stale)
        .select('version')
    ).data,
  ).toEqual([])
  const { data: after } = await table()
    .update({ data: { id: 'new', name: 'Novo' } })
    .match(of('new'))
    .select('version')
  expect(after).toEqual([{ version: (before?.version ?? 0) + 1 }])
  for (const wrong of [{ data: { id: 'other' } }, { data: [] }, { data: { name: 'x' } }]) {
    expect((await table().update(wrong).match(of('new'))).error?.code).toBe('23514')
  }
  const large = { data: { id: 'new', description: 'x'.repeat(262_144) } }
  expect((await table().update(large).match(of('new'))).error?.code).toBe('23514')
  expect((await table().update({ item_id: 'x' }).match(of('new'))).error?.code).toBe('42501')
})

test('nobody fills the database with drafts', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({
    ...of(`d${index}`, hotels.c),
    data: { id: `d${index}` },
  }))
  expect((await harness.clients.admin.from('content_drafts').insert(rows)).error).toBeNull()
  const one = { ...of('more', hotels.c), data: { id: 'more' } }
  expect((await harness.clients.admin.from('content_drafts').insert(one)).error?.code).toBe('23514')
})
