import { expect, test } from 'vitest'
import { movedPackages } from './follow-calendar.ts'
import { quaresmeira as demo } from './test-content.ts'

const demoPackages = (day: string) => demo.contentOn(day).packages

const [from, today] = ['2026-11-20', '2027-03-02']
const stored = demoPackages(from).map((pkg, place) => ({
  ...pkg,
  images: { principal: `http://127.0.0.1:1/${pkg.images.principal}`, gallery: [] },
  orderIndex: place + 40,
}))
const natal = stored.findIndex(({ slug }) => slug === 'natal-2026')

test('what nobody has changed moves to its next season and answers at its old address, too', () => {
  const moved = movedPackages(demo, stored, from, today)
  expect(moved.map(({ slug }) => slug)).toEqual(demoPackages(today).map(({ slug }) => slug))
  expect(moved[natal]).toEqual({
    ...demoPackages(today)[natal],
    images: stored[natal]?.images,
    orderIndex: natal + 40,
    previousSlugs: ['natal-2026'],
  })
  const later = movedPackages(demo, moved, today, '2028-02-01')
  expect(later[natal]).toMatchObject({ slug: 'natal-2028', previousSlugs: ['natal-2026', 'natal-2027'] })
})

test('what does not change with the seasons stays as it is, and so does everything on the same day', () => {
  const steady = stored.filter(({ dates }) => dates.offerStart === null)
  expect(steady).toHaveLength(2)
  expect(movedPackages(demo, steady, from, today)).toEqual(steady)
  expect(movedPackages(demo, stored, from, from)).toEqual(stored)
})

test.each([
  ['text', { title: 'Natal dos Andrade' }],
  ['price', { price: 7100 }],
  ['switch', { hideAtEnd: false }],
  ['date', { dates: { ...stored[natal]?.dates, offerEnd: '2026-12-20' } }],
  ['save', { updatedAt: '2026-11-21T12:00:00.123Z' }],
])("a changed %s keeps the staff's package where it is", (_, change) => {
  const edited = stored.map((pkg, place) => (place === natal ? { ...pkg, ...change } : pkg))
  const moved = movedPackages(demo, edited, from, today)
  expect(moved[natal]).toBe(edited[natal])
  expect(moved.map(({ slug }) => slug)).toContain('carnaval-2028')
})

test('an address that somebody uses meanwhile is left to them, and packages of their own are nobody’s business', () => {
  const own = { id: 'próprio', slug: 'natal-2027', name: 'Natal' }
  const moved = movedPackages(demo, [...stored, own], from, today)
  expect(moved[natal]).toBe(stored[natal])
  expect(moved.at(-1)).toBe(own)
})
