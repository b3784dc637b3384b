import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openPreview, readSharedLinks, shareDraft } from '@/app/admin/_drafts/actions'
import { adminOf } from './admin.ts'
import { setList, sql, stubSite } from './content.ts'
import { baseUrl, draft, hotels, published, secrets, sharedHarness } from './harness.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))

vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const harness = sharedHarness()
const image = `${baseUrl}/storage/v1/object/public/hotel-images/packages/principal/nova.jpg`
const drafts = () => harness.clients.admin.from('content_drafts')
const of = (id: string, hotel = hotels.a) => ({ hotel_id: hotel, section: 'packages', item_id: id })

beforeAll(async () => {
  stubSite()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  const rows = [
    { ...of('new'), data: { id: 'new', images: { principal: image } }, base: null },
    { ...of('other'), data: { id: 'other' }, base: null },
    { ...of('deleted'), data: { id: 'deleted' }, base: { id: 'deleted' } },
    { ...of(draft.id), data: draft, base: null },
  ]
  await drafts().insert(rows).throwOnError()
  await harness.database.driver.query(
    `insert into public.images (hotel_id, path, width, height, widths)
       values ($1, 'packages/principal/nova.jpg', 900, 600, '{480,640}'), ($1, 'rooms/secret.jpg', 9, 9, '{480}')`,
    [hotels.a],
  )
  const file = new File([new Uint8Array([1])], 'x.png', { type: 'image/png' })
  const bucket = harness.clients.admin.storage.from('hotel-images')
  expect((await bucket.upload(`packages/principal/${draft.slug}.png`, file)).error).toBeNull()
})

async function link(id: string, more: object = {}) {
  const token = randomUUID() + randomUUID()
  const token_hash = createHash('sha256').update(token).digest('hex')
  const row = { id: randomUUID(), token_hash, is_shared: true, ...of(id), ...more }
  await harness.clients.admin.from('preview_links').insert(row).throwOnError()
  return { token, id: row.id }
}

const expire = (id: string) =>
  sql(harness, 'update public.preview_links set expires_at = now() where id = $1', [id])

async function minutesOf(...ids: string[]) {
  const asked = `select extract(epoch from expires_at - created_at)::int / 60 as minutes from public.preview_links
    where id = any ($1) order by 1`
  return (await sql(harness, asked, [ids])).map(({ minutes }) => minutes)
}

async function read(token: string, slug = 'hotel-a') {
  const { data, error } = await harness.clients.anon.rpc('preview_content', { p_slug: slug, p_token: token })
  expect(error).toBeNull()
  return data
}

describe('nothing of a draft reaches an anonymous visitor', () => {
  async function ask(path: string, init: RequestInit = {}) {
    const headers = { apikey: secrets.publishableKey, ...init.headers }
    return harness.handle(new Request(`http://127.0.0.1${path}`, { ...init, headers }))
  }

  test('in any answer to its requests (DATA-4)', async () => {
    for (const path of [
      '/rest/v1/hotel_content?select=data-%3E1-%3E%3Eslug',
      '/rest/v1/hotels?select=*,hotel_content(*)',
      '/rest/v1/hotels?select=*,hotel_content_history(*)',
      '/rest/v1/hero_sections?select=*,hotels(hotel_content(data))',
      '/rest/v1/content_drafts?select=data-%3E%3Eslug',
      '/rest/v1/hotels?select=*,content_drafts(*)',
      '/rest/v1/hotels?select=*,preview_links(*)',
      '/rest/v1/rpc/preview_content?p_slug=hotel-a&p_token=',
      '/rest/v1/rpc/preview_site?p_slug=hotel-a&p_token=',
      '/rest/v1/rpc/stored_item?p_section=packages',
      '/rest/v1/packages?select=*',
      '/rest/v1/rpc/site_content?p_slug=hotel-a',
      `/rest/v1/rpc/active_elements?p_hotel_id=${hotels.a}&p_section=packages`,
      '/rest/v1/',
    ]) {
      const response = await ask(path)
      const text = await response.text()
      expect(text, path).not.toMatch(`${draft.slug}|${draft.id}`)
      expect(response.status, path).toBeLessThan(500)
    }
  })

  test('neither from other schemas, nor by counting, nor by listing images', async () => {
    for (const schema of ['private', 'storage', 'auth']) {
      const response = await ask('/rest/v1/objects?select=*', { headers: { 'accept-profile': schema } })
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
    const query = `/rest/v1/hotel_content?data=cs.${encodeURIComponent(JSON.stringify([{ slug: draft.slug }]))}`
    const counted = await ask(query, { method: 'HEAD', headers: { prefer: 'count=exact' } })
    expect([counted.status, counted.headers.get('content-range')]).toEqual([401, null])
    for (const prefix of ['', 'packages', 'packages/principal']) {
      const { data } = await harness.clients.anon.storage.from('hotel-images').list(prefix)
      expect(data ?? []).toEqual([])
    }
  })
})

describe('a link', () => {
  test('shows one draft to everybody, with the encoded widths of its images and of no other', async () => {
    const { token } = await link('new')
    expect(await read(token)).toMatchObject({
      section: 'packages',
      item: { id: 'new' },
      is_live: false,
      is_shared: true,
      images: { 'hotel-images/packages/principal/nova.jpg': [480, 640] },
    })
    expect(JSON.stringify(await read(token))).not.toMatch(/other|secret/)
  })

  test('shows the stored item if there is no draft, and whether visitors see it', async () => {
    await drafts().delete().match(of(draft.id)).throwOnError()
    expect(await read((await link(published.id)).token)).toMatchObject({ item: published, is_live: true })
    expect(await read((await link(draft.id)).token)).toMatchObject({ item: draft, is_live: false })
  })

  test('shows nothing for any other token, hotel or item', async () => {
    const { token, id } = await link('new')
    const wrong = ['', '%', token.slice(1), `${token} `, token.toUpperCase(), id, '0'.repeat(100_000)]
    for (const text of wrong) expect(await read(text), text.slice(0, 80)).toBeNull()
    expect(await read(token, 'hotel-b')).toBeNull()
    expect(await read((await link('nowhere')).token)).toBeNull()
  })

  test('ends when it is revoked or expires; nobody chooses its end (DRAFT-6)', async () => {
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

    const [second, short] = [await link('new'), await link('new', { is_shared: false })]
    expect(await minutesOf(second.id, short.id)).toEqual([15, 7 * 24 * 60])
    await expire(second.id)
    expect(await read(second.token)).toBeNull()
    const forever = { expires_at: '2099-01-01T00:00:00Z' }
    const row = { id: randomUUID(), token_hash: 'a'.repeat(64), is_shared: true, ...forever, ...of('new') }
    expect((await admin.from('preview_links').update(forever).eq('id', second.id)).error?.code).toBe('42501')
    expect((await admin.from('preview_links').insert(row)).error?.code).toBe('42501')
  })

  test('shows no draft of a deleted item, until the item exists again (DRAFT-4)', async () => {
    const { token } = await link('deleted')
    expect(await read(token)).toBeNull()
    const again = { id: 'deleted', slug: 'deleted', name: 'De volta', active: true }
    await setList(harness, 'packages', [published, draft, again])
    expect(await read(token)).toMatchObject({ item: { id: 'deleted' }, is_live: false })
    await setList(harness, 'packages', [published, draft])
  })

  test('can be made for a stored item and for a new draft', async () => {
    for (const id of [published.id, 'new']) {
      const item = { section: 'packages', id } as const
      const address = expect.stringMatching(/^\/previa\/./)
      expect(await openPreview(item)).toMatchObject({ ok: true, address })
      const links = expect.arrayContaining([expect.objectContaining({ address: expect.any(String) })])
      expect(await shareDraft(item)).toMatchObject({ ok: true, links })
    }
  })

  test.each([
    ['packages', 'deleted'],
    ['rooms', 'new'],
  ] as const)('cannot be made for an item that does not exist: %s %s', async (section, id) => {
    const error = 'Não foi possível criar o link de prévia. Este item foi excluído, ou ainda não foi salvo.'
    expect(await openPreview({ section, id })).toEqual({ ok: false, error })
    expect(await shareDraft({ section, id })).toEqual({ ok: false, error })
    if (section === 'rooms') expect(await readSharedLinks({ section, id })).toEqual({ ok: true, links: [] })
  })
})

describe('a link to the whole site', () => {
  const site = async (token: string, slug = 'hotel-a') =>
    (await harness.clients.anon.rpc('preview_site', { p_slug: slug, p_token: token }).throwOnError()).data
  const atMoment = { section: null, item_id: null, at: '2099-12-24T23:00:00Z' }

  test('shows what the site will show then, drafts of nothing, and ends within two hours or seven days', async () => {
    const changes = harness.clients.admin.from('content_changes')
    const change = { takes_effect_at: '2099-12-24T22:00:00Z', change: { name: 'Ceia' }, base: published }
    await changes.insert({ ...of(published.id), ...change }).throwOnError()
    const { token, id } = await link('', { ...atMoment, is_shared: false })
    expect(await site(token)).toMatchObject({
      at: expect.stringMatching('^2099-12-24T23:00:00'),
      section: null,
      draft: null,
      content: { packages: [{ ...published, name: 'Ceia' }] },
    })
    expect(JSON.stringify(await site(token))).not.toMatch(draft.id)
    const before = await link('', { ...atMoment, at: '2099-12-24T21:00:00Z' })
    expect(await site(before.token)).toMatchObject({ content: { packages: [published] } })
    expect(await minutesOf(id, before.id)).toEqual([120, 7 * 24 * 60])
    await changes.delete().match(of(published.id)).throwOnError()

    expect(await read(token)).toBeNull()
    const wrong = ['', token.slice(1), `${token} `, id]
    for (const text of wrong) expect(await site(text), text).toBeNull()
    expect(await site(token, 'hotel-b')).toBeNull()
    const links = harness.clients.admin.from('preview_links')
    await links.update({ revoked_at: atMoment.at }).eq('id', id).throwOnError()
    expect(await site(token)).toBeNull()
    await expire(before.id)
    expect(await site(before.token)).toBeNull()
  })

  test('shows one draft in its place; a link to a package or a room shows its page only', async () => {
    const hero = { ...of('hero'), section: 'hero', data: { id: 'hero', title: 'Rascunho' } }
    await drafts().insert(hero).throwOnError()
    const { token } = await link('hero', { section: 'hero' })
    expect(await site(token)).toMatchObject({
      at: null,
      section: 'hero',
      draft: hero.data,
      content: { packages: [published] },
    })
    expect(await site((await link('new')).token)).toBeNull()
  })

  test('cannot be made by strangers, for another hotel, or for nothing', async () => {
    const { at } = atMoment
    const row = { id: randomUUID(), hotel_id: hotels.a, token_hash: 'd'.repeat(64), is_shared: true, at }
    const { anon, otherAdmin, admin } = harness.clients
    for (const client of [anon, otherAdmin])
      expect((await client.from('preview_links').insert(row)).error?.code).toBe('42501')
    expect((await admin.from('preview_links').insert({ ...row, at: null })).error?.code).toBe('23514')
    expect((await admin.from('preview_links').insert({ ...row, section: 'hero' })).error?.code).toBe('23514')
  })
})

test('the database sets version and author of a draft, and a draft cannot change its item', async () => {
  const { data: before } = await drafts().select().match(of('new')).single().throwOnError()
  expect(before.updated_by).toBe(harness.userIds.admin)
  const renamed = { data: { id: 'new', name: 'Novo' } }
  const write = (version: number) =>
    drafts()
      .update(renamed)
      .match({ ...of('new'), version })
  expect((await write(before.version - 1).select()).data).toEqual([])
  expect((await write(before.version).select()).data).toMatchObject([{ version: before.version + 1 }])
  const large = { id: 'new', description: 'x'.repeat(262_144) }
  for (const data of [{ id: 'other' }, [], { name: 'x' }, large])
    expect((await drafts().update({ data }).match(of('new'))).error?.code).toBe('23514')
  expect((await drafts().update({ item_id: 'x' }).match(of('new'))).error?.code).toBe('42501')
})

test('a hotel has at most 200 drafts', async () => {
  const row = (id: string) => ({ ...of(id, hotels.c), data: { id } })
  const rows = Array.from({ length: 200 }, (_, index) => row(`d${index}`))
  await drafts().insert(rows).throwOnError()
  expect((await drafts().insert(row('more'))).error?.code).toBe('23514')
})
