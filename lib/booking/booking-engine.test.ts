import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingEngineUrl } from './booking-engine'
import { adultBounds, ageBounds, childBounds, emptySearch } from './search'

const engine = { host: 'https://reservas.example', hotelId: '1346' }
const stay = { from: '2026-12-24', to: '2027-01-02' }

describe('the address of the booking engine', () => {
  test('has exactly the eight parameters, in their order (BOOK-7)', () => {
    expect(bookingEngineUrl(engine, { ...stay, adults: 3, ages: [5, 7], coupon: ' VERÃO&10 ' })).toBe(
      'https://reservas.example/hotelresults?q=1346&NRooms=1&CheckIn=24122026&CheckOut=02012027' +
        '&ad=3&ch=2&ag=5%3B7&Code=VER%C3%83O%2610',
    )
  })

  test.each([[{ from: null, to: null }], [{ from: '2026-12-24', to: null }]])(
    'is none with the dates %o',
    (dates) => {
      expect(bookingEngineUrl(engine, { ...emptySearch, ...dates })).toBeNull()
    },
  )
})

describe('whatever was chosen', () => {
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
  const anyEngine = fc.record({
    host: fc.constant(engine.host),
    hotelId: fc.oneof(reserved, fc.constant('1346')),
  })

  test('decodes to what went in', () => {
    fc.assert(
      fc.property(anyEngine, search, (engine, search) => {
        expect(decoded(engine, search)).toEqual([
          ['q', engine.hotelId],
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
})

/** The parameters as the engine reads them, in the order of the address; its path is checked on the way. */
function decoded(to: typeof engine, search: Parameters<typeof bookingEngineUrl>[1]) {
  const url = new URL(String(bookingEngineUrl(to, search)))
  expect(`${url.origin}${url.pathname}${url.hash}`).toBe(`${to.host}/hotelresults`)
  return [...url.searchParams]
}
