import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { revokePendingLink } from '@/app/admin/_pending/actions'
import { makePreviewLink, readPreviewLinks, sharePreviewLink } from '@/lib/content/preview-links'
import { adminOf } from './admin.ts'
import { setList, stubSite } from './content.ts'
import { baseUrl, type Client, draft, hotels, published, secrets, sharedHarness } from './harness.ts'
import { pendingOf } from './pending.ts'
import { makePerson } from './people.ts'

const { checkAdmin } = vi.hoisted(() => ({ checkAdmin: vi.fn() }))

vi.mock('next/cache', () => ({ refresh: vi.fn() }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const harness = sharedHarness()
const { sql, versions, store } = pendingOf(harness)
const image = `${baseUrl}/storage/v1/object/public/hotel-images/packages/principal/nova.jpg`
const links = (client: Client = harness.clients.admin) => client.from('preview_links')
const [christmas, newYear] = ['2099-12-24T22:00:00Z', '2099-12-31T22:00:00Z']

let pending: Record<'new' | 'changed' | 'gone' | 'dropped' | 'hero', string>

beforeAll(async () => {
  stubSite()
  checkAdmin.mockResolvedValue({ admin: adminOf(harness) })
  const idOf = async (...given: Parameters<typeof store>) => (await store(...given).throwOnError()).data.id
  pending = {
    new: await idOf('packages', null, { id: 'new', slug: 'so-rascunho', images: { principal: image } }),
    changed: await idOf('packages', published, { name: 'Ceia' }, { starts_at: christmas }),
    gone: await idOf('packages', { id: 'gone' }, { slug: 'foi', name: 'Foi' }),
    dropped: await idOf('packages', published, { name: 'x' }),
    hero: await idOf('hero', { id: 'hero' }, { title: 'Rascunho' }),
  }
  await sql(
    `insert into public.images (hotel_id, path, width, height, widths)
       values ($1, 'packages/principal/nova.jpg', 900, 600, '{480,640}'), ($1, 'rooms/secret.jpg', 9, 9, '{480}')`,
    [hotels.a],
  )
  const file = new File([new Uint8Array([1])], 'x.png', { type: 'image/png' })
  const bucket = harness.clients.admin.storage.from('hotel-images')
  expect((await bucket.upload(`packages/principal/${draft.slug}.png`, file)).error).toBeNull()
})

/** Returns the row of a new link, and its token. */
function newLink(shown: object) {
  const token = randomUUID() + randomUUID()
  const token_hash = createHash('sha256').update(token).digest('hex')
  return { token, row: { id: randomUUID(), hotel_id: hotels.a, token_hash, ...shown } }
}

async function link(shown: object) {
  const { token, row } = newLink(shown)
  await links().insert(row).throwOnError()
  return { token, id: row.id }
}

const ask = async (name: 'preview_link' | 'preview_site', token: string, slug = 'hotel-a') =>
  (await harness.clients.anon.rpc(name, { p_slug: slug, p_token: token }).throwOnError()).data
const site = async (shown: object) => Object(await ask('preview_site', (await link(shown)).token))

describe('no draft reaches an anonymous visitor', () => {
  async function request(path: string, init: RequestInit = {}) {
    const headers = { apikey: secrets.publishableKey, ...init.headers }
    return harness.handle(new Request(`http://127.0.0.1${path}`, { ...init, headers }))
  }

  test('in any response to their requests (DATA-4)', async () => {
    for (const path of [
      '/rest/v1/hotel_content?select=data-%3E1-%3E%3Eslug',
      '/rest/v1/hotels?select=*,hotel_content(*)',
      '/rest/v1/hotels?select=*,hotel_content_history(*)',
      '/rest/v1/hero_sections?select=*,hotels(hotel_content(data))',
      '/rest/v1/pending_versions?select=item-%3E%3Eslug',
      '/rest/v1/hotels?select=*,pending_versions(*)',
      '/rest/v1/hotels?select=*,preview_links(*)',
      '/rest/v1/rpc/preview_link?p_slug=hotel-a&p_token=',
      '/rest/v1/rpc/preview_site?p_slug=hotel-a&p_token=',
      '/rest/v1/rpc/stored_item?p_section=packages',
      `/rest/v1/rpc/content_at?p_hotel=${hotels.a}&p_at=${newYear}`,
      '/rest/v1/packages?select=*',
      '/rest/v1/rpc/site_content?p_slug=hotel-a',
      '/rest/v1/',
    ]) {
      const response = await request(path)
      const text = await response.text()
      expect(text, path).not.toMatch(`${draft.slug}|${draft.id}|so-rascunho|Ceia`)
      expect(response.status, path).toBeLessThan(500)
    }
  })

  test('from other schemas, by counting, or by listing images', async () => {
    for (const schema of ['private', 'storage', 'auth']) {
      const response = await request('/rest/v1/objects?select=*', { headers: { 'accept-profile': schema } })
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
    const query = `/rest/v1/hotel_content?data=cs.${encodeURIComponent(JSON.stringify([{ slug: draft.slug }]))}`
    const counted = await request(query, { method: 'HEAD', headers: { prefer: 'count=exact' } })
    expect([counted.status, counted.headers.get('content-range')]).toEqual([401, null])
    for (const prefix of ['', 'packages', 'packages/principal']) {
      const { data } = await harness.clients.anon.storage.from('hotel-images').list(prefix)
      expect(data ?? []).toEqual([])
    }
  })
})

describe('a link shows the whole site', () => {
  test('with its pending version, and with the widths of no other version’s images (PUB-14)', async () => {
    const shown = await site({ pending: pending.new })
    expect(shown).toMatchObject({
      ...{ at: null, section: 'packages', item_id: 'new', item: { id: 'new' } },
      content: { packages: [published], images: { 'hotel-images/packages/principal/nova.jpg': [480, 640] } },
    })
    expect(JSON.stringify(shown)).not.toMatch(/secret|Ceia|Rascunho/)
    const hero = await site({ pending: pending.hero })
    expect(hero.item).toEqual({ ...hero.content.hero, id: 'hero', title: 'Rascunho' })
    expect((await site({ pending: pending.gone })).item).toMatchObject({ name: 'Foi' })
  })

  test('with later published changes to the same item', async () => {
    await setList(harness, 'packages', [{ ...published, tagline: 'Nova' }, draft])
    const { item } = await site({ pending: pending.changed })
    expect(item).toEqual({ ...published, tagline: 'Nova', name: 'Ceia' })
    await setList(harness, 'packages', [published, draft])
  })

  test('without an address that another item has, as when it appears', async () => {
    const idOf = async (...given: Parameters<typeof store>) => (await store(...given).throwOnError()).data.id
    const taken = { id: 'other', slug: published.slug, name: 'Outro' }
    const added = await site({ pending: await idOf('packages', null, taken) })
    expect(added.item).toEqual({ id: 'other', name: 'Outro' })
    const changed = await site({
      pending: await idOf('packages', draft, { slug: published.slug, name: 'x' }),
    })
    expect(changed.item).toEqual({ ...draft, name: 'x' })
  })

  test('at a moment, with everything planned for it and without drafts (PUB-14)', async () => {
    const then = await site({ at: newYear })
    expect(then).toMatchObject({ section: null, item: null, content: { packages: [{ name: 'Ceia' }] } })
    expect(Date.parse(then.at)).toBe(Date.parse(newYear))
    expect(JSON.stringify(then)).not.toMatch(`${draft.id}|so-rascunho`)
    const { content, item } = await site({ pending: pending.changed, at: newYear })
    expect([content.packages[0], item]).toEqual([item, { ...published, name: 'Ceia' }])
    expect((await site({ at: '2099-12-01' })).content.packages).toEqual([published])
  })

  test('with a stored item, including one that is switched off', async () => {
    const of = (item_id: string) => ({ section: 'packages', item_id })
    expect(await site(of(draft.id))).toMatchObject({ item: draft })
    expect((await site(of('nowhere'))).item).toBeNull()
  })

  test('unchanged after the pending version was dropped', async () => {
    const { token } = await link({ pending: pending.dropped })
    await versions().delete().eq('id', pending.dropped).throwOnError()
    expect(await ask('preview_site', token)).toMatchObject({ item: published })
  })
})

test('a look-up confirms that a link is valid, without content', async () => {
  const { token } = await link({ pending: pending.hero, at: newYear })
  expect(await ask('preview_link', token)).toBe(true)
})

describe('no link', () => {
  const askBoth = async (token: string, slug?: string) => [
    await ask('preview_link', token, slug),
    await ask('preview_site', token, slug),
  ]
  const nothing = [null, null]

  test('opens with another token or for another hotel', async () => {
    const { token, id } = await link({ pending: pending.new })
    const wrong = ['', '%', token.slice(1), `${token} `, token.toUpperCase(), id, '0'.repeat(100_000)]
    for (const text of wrong) expect(await askBoth(text), text.slice(0, 80)).toEqual(nothing)
    expect(await askBoth(token, 'hotel-b')).toEqual(nothing)
  })

  test('outlives its seven days or its revocation, and nobody chooses its end (DRAFT-6)', async () => {
    const { admin, otherAdmin } = harness.clients
    const { token, id } = await link({ pending: pending.new })
    const revoke = (client = admin, revoked_at: string | null = newYear) =>
      links(client).update({ revoked_at }).eq('id', id).select('id')
    expect((await revoke(otherAdmin)).data).toEqual([])
    expect(await askBoth(token)).not.toContain(null)
    expect((await revoke()).data).toHaveLength(1)
    expect(await askBoth(token)).toEqual(nothing)
    await revoke(admin, null)
    expect(await askBoth(token)).toEqual(nothing)

    const second = await link({ at: newYear })
    const { data } = await links().select().eq('id', second.id).single().throwOnError()
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(7 * 24 * 60 * 60 * 1000)
    await sql('update public.preview_links set expires_at = now() where id = $1', [second.id])
    expect(await askBoth(second.token)).toEqual(nothing)
    const forever = { expires_at: '2099-01-01T00:00:00Z' }
    expect((await links().update(forever).eq('id', second.id)).error?.code).toBe('42501')
    expect((await links().insert({ ...newLink({}).row, ...forever })).error?.code).toBe('42501')
  })

  test('created while its author was being removed works (AUTH-19)', async () => {
    const { id, signIn } = await makePerson(harness)
    const { token, row } = newLink({ at: newYear })
    await links(await signIn())
      .insert(row)
      .throwOnError()
    expect(await askBoth(token)).not.toContain(null)
    await sql('alter table public.user_hotel_access disable trigger user')
    await sql('delete from public.user_hotel_access where user_id = $1', [id])
    await sql('alter table public.user_hotel_access enable trigger user')
    expect(await askBoth(token)).toEqual(nothing)
  })

  test('is created by strangers, for another hotel’s version, or for half an item', async () => {
    for (const client of [harness.clients.anon, harness.clients.otherAdmin])
      expect((await links(client).insert(newLink({ at: newYear }).row)).error?.code).toBe('42501')
    const theirs = { ...newLink({ pending: pending.new }).row, hotel_id: hotels.b }
    expect((await links(harness.clients.otherAdmin).insert(theirs)).error?.code).toBe('23503')
    expect((await links().insert(newLink({ section: 'hero' }).row)).error?.code).toBe('23514')
  })
})

test('a private preview is listed as such and expires after two hours; sharing it twice creates one link, which can be revoked (DRAFT-6)', async () => {
  const admin = adminOf(harness)
  const shared = async () =>
    (await readPreviewLinks(admin)).filter(
      ({ shown, isShared }) => isShared && shown.pending === pending.new && shown.at === 1e12,
    )
  const look = await makePreviewLink(admin, {
    ...{ section: 'packages', item: 'new', pending: pending.new, at: 1e12 },
  })
  expect(await ask('preview_link', look.token)).toBe(true)
  expect(await shared()).toEqual([])
  const listed = (await readPreviewLinks(admin)).find(({ id }) => id === look.id)
  expect(listed).toMatchObject({ isShared: false })
  const { data } = await links().select().eq('id', look.id).single().throwOnError()
  expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(2 * 60 * 60 * 1000)
  for (let round = 0; round < 2; round++) await sharePreviewLink(admin, look.token)
  const [link, ...others] = await shared()
  expect([link?.token === look.token, others]).toEqual([false, []])
  expect(await revokePendingLink({ link: link?.id ?? '' })).toEqual({ ok: true })
  expect(await revokePendingLink({ link: link?.id ?? '' })).toMatchObject({
    ok: false,
    error: /já não valia/,
  })
  expect(await shared()).toEqual([])
  await sharePreviewLink(admin, look.token)
  expect(await shared()).toHaveLength(1)
})
