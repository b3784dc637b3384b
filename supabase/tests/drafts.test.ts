import { beforeAll, describe, expect, test } from 'vitest'
import { draft, hotels, secrets, sharedHarness } from './harness.ts'

const harness = sharedHarness()
beforeAll(async () => {
  const file = new File([new Uint8Array([1])], 'x.png', { type: 'image/png' })
  const upload = harness.clients.admin.storage.from('hotel-images')
  const { error } = await upload.upload(`packages/principal/${draft.slug}.png`, file)
  expect(error).toBeNull()
  const kept = { hotel_id: hotels.a, section: 'packages', item_id: draft.id, data: draft }
  const { error: refused } = await harness.clients.admin.from('content_drafts').insert(kept)
  expect(refused).toBeNull()
})

async function read(path: string, init: RequestInit = {}) {
  const headers = { apikey: secrets.publishableKey, ...init.headers }
  const response = await harness.handle(new Request(`http://127.0.0.1${path}`, { ...init, headers }))
  return {
    status: response.status,
    text: await response.text(),
    range: response.headers.get('content-range'),
  }
}

describe('nothing of a draft reaches an anonymous visitor', () => {
  const id = hotels.a
  test.each([
    '/rest/v1/hotel_content?select=*',
    '/rest/v1/hotel_content?select=data-%3E1-%3E%3Eslug',
    '/rest/v1/hotels?select=*,hotel_content(*)',
    '/rest/v1/hotels?select=*,packages(*)',
    '/rest/v1/hotels?select=*,hotel_content_history(*)',
    '/rest/v1/hero_sections?select=*,hotels(hotel_content(data))',
    '/rest/v1/hotel_content_history?select=*',
    '/rest/v1/content_drafts?select=*',
    '/rest/v1/content_drafts?select=data-%3E%3Eslug',
    '/rest/v1/hotels?select=*,content_drafts(*)',
    '/rest/v1/preview_links?select=*',
    '/rest/v1/hotels?select=*,preview_links(*)',
    '/rest/v1/rpc/preview_content?p_slug=hotel-a&p_token=',
    `/rest/v1/rpc/preview_content?p_slug=hotel-a&p_token=${'0'.repeat(75)}`,
    '/rest/v1/rpc/stored_item?p_section=packages',
    '/rest/v1/packages?select=*',
    '/rest/v1/rooms?select=*',
    '/rest/v1/rpc/site_content?p_slug=hotel-a',
    '/rest/v1/rpc/site_content?p_slug=hotel-a&select=*',
    `/rest/v1/rpc/active_elements?p_hotel_id=${id}&p_section=packages`,
    '/rest/v1/rpc/elements?data=%5B%5D',
    '/rest/v1/',
  ])('GET %s', async (path) => {
    const { status, text } = await read(path)
    expect(text).not.toContain(draft.slug)
    expect(text).not.toContain(draft.id)
    expect(status).toBeLessThan(500)
  })

  test('other schemas cannot be asked for', async () => {
    for (const schema of ['private', 'storage', 'auth', 'supabase_migrations']) {
      const headers = { 'accept-profile': schema }
      const { status, text } = await read('/rest/v1/objects?select=*', { headers })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(text).not.toContain(draft.slug)
    }
  })

  test('a filter does not answer by counting', async () => {
    const query = `/rest/v1/hotel_content?data=cs.${encodeURIComponent(JSON.stringify([{ slug: draft.slug }]))}`
    const { status, range } = await read(query, { method: 'HEAD', headers: { prefer: 'count=exact' } })
    expect({ status, range }).toEqual({ status: 401, range: null })
  })

  test('stored images cannot be listed', async () => {
    for (const prefix of ['', 'packages', 'packages/principal']) {
      const { data } = await harness.clients.anon.storage.from('hotel-images').list(prefix)
      expect(data ?? []).toEqual([])
    }
  })
})
