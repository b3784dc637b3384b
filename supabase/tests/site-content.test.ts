import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, hotels, published, startHarness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

async function siteContent(slug: string) {
  const { data, error } = await harness.clients.anon.rpc('site_content', { p_slug: slug }, { get: true })
  expect(error).toBeNull()
  return data
}

test('gives hotel, sections and active elements', async () => {
  expect(await siteContent('hotel-a')).toEqual({
    hotel: { id: hotels.a, slug: 'hotel-a', name: 'Hotel A', tagline: '' },
    configuration: { logo_url: null, primary_color: '#74b24a', address: '', phone: '', email: '' },
    hero: {
      title: '',
      subtitle: '',
      background_url: null,
      mobile_background_url: null,
      video_section_url: null,
      cta_primary_text: '',
      cta_primary_url: null,
    },
    about: { title: '', subtitle: '', description: '', image_url: null },
    packages: [published],
    rooms: [published],
  })
})

test('an unknown hotel is null, a hotel without content is empty', async () => {
  expect(await siteContent('nao-existe')).toBeNull()
  expect(await siteContent('hotel-c')).toMatchObject({ hero: null, about: null, packages: [], rooms: [] })
})

describe('an element is active when its active is JSON true or absent', () => {
  const values = [false, null, 'true', 'false', '', 0, 1, [], [true], {}]
  const elements = [
    { id: 'absent' },
    ...values.map((active, index) => ({ id: `off-${index}`, active })),
    { id: 'on', active: true },
  ]

  test('in the public content and in the view, in list order', async () => {
    const { admin } = harness.clients
    const key = { hotel_id: hotels.c, section: 'rooms' }
    await admin.from('hotel_content').upsert({ ...key, data: elements })
    expect(await siteContent('hotel-c')).toMatchObject({ rooms: [{ id: 'absent' }, { id: 'on' }] })
    const { data } = await admin.from('rooms').select('id, active').eq('hotel_id', hotels.c)
    expect(data?.length).toBe(elements.length)
    expect(data?.filter((row) => row.active).map((row) => row.id)).toEqual(['absent', 'on'])
  })
})

test('no stored JSON makes the reading of elements fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      const json = JSON.stringify(value).replaceAll('\\u0000', '')
      const { rows } = await harness.database.driver.query<{ active: boolean }>(
        'select private.is_active(e.element) as active from private.elements($1::jsonb) as e',
        [json],
      )
      const objects = Array.isArray(value) ? value.filter((item) => isObject(item)) : []
      expect(rows).toHaveLength(objects.length)
    }),
    { numRuns: 200 },
  )
})

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
