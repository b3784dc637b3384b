import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFeaturedOffers, getOffer, getOfferOnceAt, getOffers } from './queries'
import { packageSchema } from './schema'

const getSiteContent = vi.hoisted(() => vi.fn())
vi.mock('@/lib/content/site-content', () => ({ getSiteContent }))

const offers = [
  offer('natal', { hideAtEnd: true, previousSlugs: ['festas', 'pascoa'] }),
  offer('pascoa', { dates: { accommodationStart: '2027-03-25' }, hideAtEnd: false }),
  offer('trilha', { previousSlugs: ['caminhada'] }),
]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-20T12:00:00-03:00') })
  getSiteContent.mockResolvedValue({ packages: offers })
})
afterEach(() => void vi.useRealTimers())

test('a package hidden at its end leaves every list and its own page at midnight in São Paulo', async () => {
  const visible = async () => [
    (await getOffers()).some(({ slug }) => slug === 'natal'),
    (await getFeaturedOffers()).some(({ slug }) => slug === 'natal'),
    (await getOffer('natal')) !== undefined,
    (await getOfferOnceAt('festas')) !== undefined,
  ]
  vi.setSystemTime(new Date('2026-12-20T23:59:59-03:00'))
  expect(await visible()).toEqual([true, true, true, true])
  vi.setSystemTime(new Date('2026-12-21T00:00:00-03:00'))
  expect(await visible()).toEqual([false, false, false, false])
  expect((await getOffers()).map(({ slug }) => slug)).toEqual(['pascoa', 'trilha'])
})

test('a former slug leads to the package that had it', async () => {
  expect((await getOfferOnceAt('caminhada'))?.slug).toBe('trilha')
  expect(await getOfferOnceAt('nunca')).toBeUndefined()
  expect(await getOfferOnceAt('trilha')).toBeUndefined()
})

test('a slug in use belongs to its user, whoever had it before', async () => {
  expect((await getOffer('pascoa'))?.id).toBe('pascoa')
})

function offer(slug: string, fields: Record<string, unknown>) {
  const dates = { offerEnd: '2026-12-20' }
  return packageSchema.parse({
    ...{ id: slug, name: slug, slug, category: 'familia', price: 100, isFeatured: true, dates },
    ...fields,
  })
}
