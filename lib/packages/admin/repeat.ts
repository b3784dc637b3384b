import { wholeStayNights } from '@/lib/booking/range'
import type { StoredItem } from '@/lib/content/list'
import { addDays, yearOf } from '@/lib/dates'
import { type Holiday, holidaysBetween, holidaysOf, increased, type Place } from '@/lib/holidays'
import { firstFree, slugify } from '@/lib/words'
import { type PackageFormInput, toForm } from '../form'

/**
 * Returns what differs in next year's copy of a package (PKG-24): its days keep their distance to its holiday, years in its
 * names go up by one, and the price is missing, so that the form asks for it.
 */
export function nextYear(original: StoredItem, packages: StoredItem[], place: Place) {
  const { dates, name, title } = toForm(original)
  const days = shiftOf(dates, place)
  const moved = Object.entries(dates).map(([field, day]) => [field, day ? addDays(day, days) : null])
  const start = dates.accommodationStart ?? dates.offerStart
  const named = increased(name, 1)
  const next = named === name && start ? `${name} ${yearOf(addDays(start, days))}` : named
  return {
    name: next,
    title: increased(title, 1),
    slug: firstFree(slugify(next), new Set(packages.map(({ slug }) => slug))),
    previousSlugs: undefined,
    dates: Object.fromEntries(moved),
    price: undefined,
    originalPrice: null,
    discountPercentage: 0,
  }
}

/** By how many days the package moves: as its holiday does, as the calendar does for a season, or else by 52 weeks. */
function shiftOf(
  { accommodationStart: start, accommodationEnd: end }: PackageFormInput['dates'],
  place: Place,
) {
  if (!start || !end) return 364
  const days = (to: string, from: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (!wholeStayNights(start, end))
    return days(`${yearOf(start) + 1}${start.slice(4, 7)}-01`, `${start.slice(0, 7)}-01`)
  const [anchor] = holidaysBetween(start, end, place)
    .filter(({ kind }) => kind !== 'férias escolares')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const next = anchor && holidaysOf(yearOf(anchor.day) + 1, place).find(({ name }) => name === anchor.name)
  return anchor && next ? days(next.day, anchor.day) : 364
}

const movable = ['Sexta-feira Santa', 'Carnaval', 'Corpus Christi', 'Páscoa']
const kinds: Holiday['kind'][] = ['nacional', 'ponto facultativo', 'estadual', 'do hotel', 'data comercial']

/** The holiday that a stay is about is one that moves, or else the most important one. */
function rankOf({ name, kind }: Holiday) {
  return movable.includes(name) ? -1 : kinds.indexOf(kind)
}
