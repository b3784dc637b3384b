import { nightsBetween, wholeStayNights } from '@/lib/booking/range'
import { flattenFields, valueAt } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { addDays, asDay, yearOf } from '@/lib/dates'
import { type Holiday, holidaysBetween, holidaysOf, increaseYears, type Place } from '@/lib/holidays'
import { packageFields } from '@/lib/packages/fields'
import { slugify } from '@/lib/slugify'
import { firstUnused } from '@/lib/words'
import { type PackageFormInput, toForm } from './form'

/**
 * Returns the values of next year's copy of a package (PKG-24): its days keep their distance to its holiday, and years in its
 * names increase by one. Omits the price and a link that names a year, so that the form asks for them.
 */
export function planNextYear(original: StoredItem, packages: StoredItem[], place: Place) {
  const { dates, name, title, bookingUrl } = toForm(original)
  const days = shiftOf(dates, place)
  const moved = Object.entries(dates).map(([field, typed]) => {
    const day = asDay(typed)
    return [field, day && addDays(day, days)]
  })
  const start = asDay(dates.accommodationStart ?? dates.offerStart)
  const named = increaseYears(name, 1)
  const next = named === name && start ? `${name} ${yearOf(addDays(start, days))}` : named
  return {
    name: next,
    title: increaseYears(title, 1),
    slug: firstUnused(slugify(next), new Set(packages.map(({ slug }) => slug))),
    previousSlugs: undefined,
    dates: Object.fromEntries(moved),
    price: undefined,
    originalPrice: null,
    discountPercentage: 0,
    ...(namesYear(bookingUrl, original) && { bookingUrl: null }),
  }
}

/** Returns the labels of fields to check in the copy: its price, and texts and a link that name a year. */
export function toCheck(original: StoredItem, words: string[]): { missing: string[]; dated: string[] } {
  const asked = Object.entries(flattenFields(packageFields)).filter(
    ([path, { kind }]) =>
      ['text', 'list'].includes(kind) &&
      !renewed.includes(path) &&
      namesYear(valueAt(original, path), original),
  )
  return {
    missing: ['preço', ...(namesYear(toForm(original).bookingUrl, original) ? ['link de reserva'] : [])],
    dated: [
      ...asked.map(([, { label }]) => label),
      ...(namesYear(words, original) ? ['textos das fotos'] : []),
    ],
  }
}

const renewed = ['name', 'title', 'slug']

/** Checks for a year, alone or in a date such as 24122026, or one of the package's years in two digits. */
function namesYear(value: unknown, { name, title, dates }: StoredItem) {
  const own = JSON.stringify([name, title, dates]).match(/(?<!\d)20\d\d(?!\d)/g) ?? []
  const short = own.map((year) => `|(?<![\\d,.])${year.slice(2)}(?![\\d,.]\\d|\\d)`)
  return new RegExp(`(?<!\\d)(?:\\d{4})?20\\d\\d(?:\\d{4})?(?!\\d)${short.join('')}`).test(
    JSON.stringify(value ?? ''),
  )
}

/** Returns the days by which the package moves: with its holiday, with the calendar for a season, otherwise 52 weeks. */
function shiftOf(dates: PackageFormInput['dates'], place: Place) {
  const [start, end] = [asDay(dates.accommodationStart), asDay(dates.accommodationEnd)]
  if (!start || !end) return 364
  if (!wholeStayNights(start, end))
    return nightsBetween(`${start.slice(0, 7)}-01`, `${yearOf(start) + 1}${start.slice(4, 7)}-01`)
  const rank = ({ name, kind }: Holiday) => anchors.findIndex((one) => one === name || one === kind)
  const [anchor] = holidaysBetween(start, end, place)
    .filter((holiday) => rank(holiday) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
  const next = anchor && holidaysOf(yearOf(anchor.day) + 1, place).find(({ name }) => name === anchor.name)
  return next ? nightsBetween(anchor.day, next.day) : 364
}

/** Holidays by priority for a stay with several: movable ones first, then by kind. */
const anchors =
  'Sexta-feira Santa,Carnaval,Corpus Christi,Páscoa,nacional,ponto facultativo,estadual,do hotel,data comercial'.split(
    ',',
  )
