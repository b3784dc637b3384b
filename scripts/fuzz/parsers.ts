import assert from 'node:assert/strict'
import fc from 'fast-check'
import { bookingEngineUrl } from '@/lib/booking/booking-engine'
import { resumeSearch } from '@/lib/booking/resume'
import { emptySearch, withAdults, withAge, withChildren } from '@/lib/booking/search'
import { accent } from '@/lib/color'
import { parsePrice, priceText } from '@/lib/fields/price-input'
import { hexColorOr, plainDate } from '@/lib/fields/zod-fields'
import { formatDateRange, shorten } from '@/lib/format'
import { directionsUrl, mapFrameUrl, phonesIn } from '@/lib/hotel/contact'
import { categoryLabel } from '@/lib/packages/categories'
import { packageYears } from '@/lib/packages/filters'
import { withPreviousSlugs } from '@/lib/packages/previous-slugs'
import { slugify } from '@/lib/packages/slug'
import { featureIcon } from '@/lib/rooms/feature-icons'
import { mutated } from './mutations.ts'
import { type Runnable, target } from './run.ts'
import { ofText, spelled } from './texts.ts'
import { anyText } from './values.ts'

const days = fc.oneof(
  anyText,
  fc.constantFrom('2026-12-24', '2026-02-29', '0001-01-01', '9999-12-31', '2026-12-24T10:00:00Z'),
)

export const parserTargets: Runnable[] = [
  target({
    name: 'ida ao motor de reservas',
    inputs: fc.record({
      from: days,
      to: days,
      adults: fc.double(),
      ages: fc.array(fc.double(), { maxLength: 8 }),
      coupon: anyText,
      children: fc.double(),
    }),
    check({ from, to, adults, ages, coupon, children }) {
      const day = (text: string) => plainDate.parse(text)
      const whole = withChildren(
        withAdults({ ...emptySearch, from: day(from), to: day(to), coupon }, adults || 0),
        children || 0,
      )
      const search = ages.reduce((all, age, place) => withAge(all, place, age || 0), whole)
      const resumed = resumeSearch(search, { from, to }, '2026-11-22')
      assert(resumed.adults >= 1 && resumed.adults <= 8 && resumed.ages.length <= 6)
      const url = bookingEngineUrl({ host: 'https://reservas.example', hotelId: coupon }, search)
      if (!url) return 'refused'
      const { origin, searchParams } = new URL(url)
      assert.equal(origin, 'https://reservas.example')
      assert.deepEqual(
        [...searchParams.keys()],
        ['q', 'NRooms', 'CheckIn', 'CheckOut', 'ad', 'ch', 'ag', 'Code'],
      )
      assert.match(searchParams.get('CheckIn') ?? '', /^\d{8}$/)
      assert.equal(searchParams.get('Code'), coupon.trim().toWellFormed())
      return 'accepted'
    },
  }),
  ofText(
    'slug',
    (text) => {
      const slug = slugify(text)
      assert.match(slug, /^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      assert.equal(slugify(slug), slug)
      return slug || null
    },
    spelled('Réveillon & Natal 2026'),
  ),
  target({
    name: 'slugs anteriores',
    inputs: fc.tuple(
      mutated({ slug: 'a', previousSlugs: ['b', 'c'] }),
      mutated({ slug: 'b', previousSlugs: ['a', 7] }),
    ),
    check([next, stored]) {
      const { previousSlugs = [], slug } = withPreviousSlugs(
        { ...Object(next) },
        stored === undefined ? undefined : { ...Object(stored) },
      )
      assert(
        Array.isArray(previousSlugs) && previousSlugs.every((old) => typeof old === 'string' && old !== slug),
      )
      assert.equal(new Set(previousSlugs).size, previousSlugs.length)
      return previousSlugs.length > 0 ? 'accepted' : 'refused'
    },
  }),
  ofText(
    'preço',
    (text) => {
      const price = parsePrice(text)
      if (price === undefined) return null
      assert(Number.isFinite(price), `${text.slice(0, 40)} is ${price}`)
      assert(Math.abs(price) > 1e12 || parsePrice(priceText(price)) === price)
      return price
    },
    spelled('1.250,00', 'R$ 1.250', '1250.5'),
  ),
  ofText(
    'datas',
    (text) => {
      const day = plainDate.parse(text)
      if (day === null) return null
      assert(!Number.isNaN(Date.parse(day)))
      for (const words of [
        formatDateRange(day, null),
        formatDateRange(null, day),
        formatDateRange(day, '2026-12-31'),
      ])
        assert(words && !/NaN|Invalid|undefined/.test(words), words ?? '')
      const years = packageYears({
        dates: { offerStart: day, offerEnd: null, accommodationStart: null, accommodationEnd: day },
      })
      assert(years.length < 40)
      return day
    },
    days,
  ),
  ofText('contatos e mapas', (text) => {
    for (const { href } of phonesIn(text)) assert.match(href ?? 'tel:00000000', /^tel:\+?\d{8,13}$/)
    for (const url of [directionsUrl(text), mapFrameUrl(text)])
      assert.equal(new URL(url).host, 'www.google.com')
    return text || null
  }),
  ofText(
    'cores',
    (text) => {
      const color = hexColorOr('#74b24a').parse(text)
      for (const part of Object.values(accent(color))) assert.match(part, /^#[0-9a-f]{6}$/)
      return color === text ? color : null
    },
    fc.oneof(
      anyText,
      fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`),
    ),
  ),
  ofText(
    'rótulos',
    (text) => {
      for (const length of [1, 2, 130]) assert(shorten(text, length).length <= Math.max(1, length))
      categoryLabel(text)
      return featureIcon(text) === 'other' ? null : text
    },
    spelled('Wi-Fi', 'TV a cabo', 'Ar-condicionado'),
  ),
]
