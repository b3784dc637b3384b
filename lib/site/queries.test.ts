import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurationSection } from '@/lib/hotel/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { packagesSection } from '@/lib/packages/fields'
import { roomsSection } from '@/lib/rooms/fields'
import {
  getBookablePackages,
  getFeaturedPackages,
  getPackage,
  getPackages,
  getRoomAt,
  getRoomRows,
} from './queries'
import { getHotel } from './site-content'

const getSiteContent = vi.hoisted(() => vi.fn())
vi.mock('@/lib/publication/site-loader', async () =>
  (await import('@/lib/site/test-site')).publishing(getSiteContent),
)

const packages = [
  packageWith('natal', { hideAtEnd: true, previousSlugs: ['festas', 'pascoa'] }),
  packageWith('pascoa', { dates: { accommodationStart: '2027-03-25' }, hideAtEnd: false }),
  packageWith('trilha', { previousSlugs: ['caminhada'] }),
]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-20T12:00:00-03:00') })
  getSiteContent.mockResolvedValue({ packages })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the brand’s name and tagline replace the hotel’s if filled', async () => {
  const hotel = { id: '1', slug: 'a', name: 'Cadastro', tagline: 'Hotel' }
  const named = async (values: object) => {
    getSiteContent.mockResolvedValue({ hotel, configuration: configurationSection.schema.parse(values) })
    const { name, tagline } = await getHotel()
    return [name, tagline]
  }
  expect(await named({})).toEqual(['Cadastro', 'Hotel'])
  expect(await named({ name: ' ', tagline: 'À beira-mar' })).toEqual(['Cadastro', 'À beira-mar'])
  expect(await named({ name: 'Pousada da Barra' })).toEqual(['Pousada da Barra', 'Hotel'])
})

const slugsOf = async (list: typeof getPackages) => (await list()).map(({ slug }) => slug)

test('a package hidden at its end leaves every list and its own page at midnight in São Paulo (OFF-1, OFF-11, DATA-5)', async () => {
  const found = async () => [await getPackage('natal'), await getPackage('festas')]
  vi.setSystemTime(new Date('2026-12-20T23:59:59-03:00'))
  for (const list of [getPackages, getFeaturedPackages]) expect(await slugsOf(list)).toContain('natal')
  expect(await found()).toEqual([packages[0], packages[0]])
  vi.setSystemTime(new Date('2026-12-21T00:00:00-03:00'))
  for (const list of [getPackages, getFeaturedPackages])
    expect(await slugsOf(list)).toEqual(['pascoa', 'trilha'])
  expect(await found()).toEqual([undefined, undefined])
})

test('a scheduled package enters every list and its own page at that minute (OFF-23)', async () => {
  const dates = { offerStart: '2026-12-21' }
  const waiting = packageWith('verao', { dates, showFromStart: true, showFromTime: '09:30' })
  getSiteContent.mockResolvedValue({ packages: [waiting] })
  const found = async () => [(await getPackages()).length, await getPackage('verao')]
  vi.setSystemTime(new Date('2026-12-21T09:29:59-03:00'))
  expect(await found()).toEqual([0, undefined])
  vi.setSystemTime(new Date('2026-12-21T09:30:00-03:00'))
  expect(await found()).toEqual([1, waiting])
})

test('an ended package that stays visible is not listed for search engines', async () => {
  const kept = packageWith('inverno', { dates: { accommodationEnd: '2026-12-19', offerEnd: '2027-01-31' } })
  getSiteContent.mockResolvedValue({ packages: [...packages, kept] })
  expect(await slugsOf(getPackages)).toContain('inverno')
  expect(await slugsOf(getBookablePackages)).toEqual(['natal', 'pascoa', 'trilha'])
})

test('a former slug leads to its package (OFF-14)', async () => {
  expect((await getPackage('caminhada'))?.slug).toBe('trilha')
  expect(await getPackage('nunca')).toBeUndefined()
  expect((await getPackage('pascoa'))?.id).toBe('pascoa')
})

test('a room is found at its current and former addresses; a hidden one has none', async () => {
  const room = (values: object) =>
    roomsSection.schema.parse({ id: '1', name: 'Chalé', category: 'premium', ...values })
  const rooms = [
    room({ previousSlugs: ['antigo', 'agua'] }),
    room({ id: '2', slug: 'agua', category: 'familia' }),
    room({ id: '3', name: 'Segundo', category: 'familia' }),
  ]
  getSiteContent.mockResolvedValue({ rooms, naming: namingSection.schema.parse({ id: 'naming' }) })
  const found = async (slug: string) => (await getRoomAt(slug))?.id
  expect(await found('chale')).toBe('1')
  expect(await found('antigo')).toBe('1')
  expect(await found('agua')).toBe('2')
  expect(await found('segundo')).toBeUndefined()
})

test('a room of an unknown category has no row and is logged once', async () => {
  const rooms = ['luxo', 'premium'].map((category) =>
    roomsSection.schema.parse({ id: category, name: category, slug: category, category }),
  )
  getSiteContent.mockResolvedValue({ rooms, naming: namingSection.schema.parse({ id: 'naming' }) })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let visit = 0; visit < 3; visit++) expect(await getRoomRows()).toMatchObject([{ id: 'premium' }])
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toMatchObject([{ event: 'room_category_unknown', id: 'luxo', category: 'luxo' }])
})

function packageWith(slug: string, fields: Record<string, unknown>) {
  const dates = { offerEnd: '2026-12-20' }
  return packagesSection.schema.parse({
    ...{ id: slug, name: slug, slug, category: 'familia', price: 100, isFeatured: true, dates },
    ...fields,
  })
}
