import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeBlocks } from '@/lib/pages/compose'
import { registry } from './registry'
import { parseSite } from './test-site'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const hotel = { id: 'h', slug: 'quaresmeira', name: 'Quaresmeira', tagline: '' }
const pkg = { id: '1', slug: 'natal', name: 'Natal', category: 'familia', price: 100 }
const room = { id: 'r', name: 'Chalé', category: 'premium' }

test('only the hotel is required', () => {
  expect(parseSite({ hotel })).toMatchObject({
    hotel,
    configuration: { logo_url: null, primary_color: '#74b24a', address: '' },
    hero: { title: '', background_url: null },
    packages: [],
    rooms: [],
    images: {},
  })
  for (const raw of [null, undefined, 'x', [], {}, { hotel: null }, { hotel: { id: 'h' } }]) {
    expect(() => parseSite(raw)).toThrow('without a usable hotel')
  }
})

test('an unchanged home page has its default blocks, all complete, and an emptied one none (HOME-10)', () => {
  const { start = [] } = registry.home_blocks
  const shown = composeBlocks(parseSite({ hotel }).home_blocks, 'home')
  expect(shown.map(({ block }) => block.id)).toEqual(start.map(({ id }) => id))
  expect(parseSite({ hotel, home_blocks: [] }).home_blocks).toEqual([])
})

test('a broken item is omitted and logged, the rest is shown (DATA-3)', () => {
  const rooms = [null, 'x', { ...room, id: 'sem-nome-7', name: ' ' }, room]
  expect(parseSite({ hotel, rooms }).rooms).toMatchObject([{ id: 'r', quantity: 1, price: null }])
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'content_item_skipped', section: 'rooms', id: 'sem-nome-7' }),
  )
})

test('a broken optional field does not remove its item (DATA-2)', () => {
  const packages = [
    { ...pkg, bookingUrl: 'javascript:alert(1)', images: 'x', dates: { offerStart: '2026-02-30' } },
  ]
  expect(parseSite({ hotel, packages }).packages[0]).toMatchObject({
    slug: 'natal',
    bookingUrl: null,
    images: { principal: null, gallery: [] },
    dates: { offerStart: null, offerEnd: null },
  })
})

test('the first of two items with the same id or slug is kept (DATA-3)', () => {
  const changes = [{}, { slug: 'outro' }, { id: '2' }, { id: '3', slug: 'carnaval' }]
  const packages = changes.map((change) => ({ ...pkg, ...change }))
  expect(parseSite({ hotel, packages }).packages.map(({ id, slug }) => [id, slug])).toEqual([
    ['1', 'natal'],
    ['3', 'carnaval'],
  ])
})

test('an inactive item does not displace an active one (DATA-4)', () => {
  const inactive = [false, null, 'true', 1].map((active) => ({ ...pkg, active }))
  const packages = [...inactive, { ...pkg, name: 'Ativa' }]
  expect(parseSite({ hotel, packages }).packages.map(({ name }) => name)).toEqual(['Ativa'])
})
