import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingEngineUrl } from './booking-engine'
import { adultBounds, ageBounds, childBounds, emptySearch } from './search'

const engine = { host: 'https://reservas.example', hotelId: '1346' }
const stay = { from: '2026-12-24', to: '2027-01-02' }

test('the address has exactly the eight parameters, in their order (BOOK-7)', () => {
  expect(bookingEngineUrl(engine, { ...stay, adults: 3, ages: [5, 7], coupon: ' VERÃO&10 ' })).toBe(
    'https://reservas.example/hotelresults?q=1346&NRooms=1&CheckIn=24122026&CheckOut=02012027' +
      '&ad=3&ch=2&ag=5%3B7&Code=VER%C3%83O%2610',
  )
  for (const dates of [{}, { from: '2026-12-24' }])
    expect(bookingEngineUrl(engine, { ...emptySearch, ...dates })).toBeNull()
})

const day = fc
  .date({ min: new Date('2018-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const reserved = fc.string({ unit: fc.constantFrom(...'&=;%+#?/ \'"<>@:,çãé😀2Bab'), maxLength: 24 })
const search = fc.record({
  from: day,
  to: day,
  adults: fc.integer(adultBounds),
  ages: fc.array(fc.integer(ageBounds), { maxLength: childBounds.max }),
  coupon: fc.oneof(reserved, fc.string({ unit: 'binary' })),
})

test('whatever was chosen is decoded as it was', () => {
  fc.assert(
    fc.property(reserved, search, (hotelId, search) => {
      const url = new URL(String(bookingEngineUrl({ ...engine, hotelId }, search)))
      expect(`${url.origin}${url.pathname}${url.hash}`).toBe(`${engine.host}/hotelresults`)
      expect([...url.searchParams]).toEqual([
        ['q', hotelId],
        ['NRooms', '1'],
        ['CheckIn', search.from.split('-').reverse().join('')],
        ['CheckOut', search.to.split('-').reverse().join('')],
        ['ad', String(search.adults)],
        ['ch', String(search.ages.length)],
        ['ag', search.ages.map(String).join(';')],
        ['Code', search.coupon.trim()],
      ])
    }),
    { numRuns: 500 },
  )
})
