import { wholeStayNights } from '@/lib/booking/range'
import type { StoredItem } from '@/lib/content/list'
import { addDays, yearOf } from '@/lib/dates'
import { type Holiday, holidaysBetween, holidaysOf, increased, type Place } from '@/lib/holidays'
import { firstFree, slugify } from '@/lib/words'
import { toForm } from '../form'

/**
 * Returns what differs in next year's copy of a package (PKG-24): its days keep their distance to its holiday, years in its
 * names go up by one, and the price is missing, so that the form asks for it.
 */
export function nextYear(original: StoredItem, packages: StoredItem[], place: Place) {
  const form = toForm(original)
  const days = shiftOf(form.dates, place)
  const dates = Object.entries(form.dates).map(([name, day]) => [name, day ? addDays(day, days) : null])
  const start = form.dates.accommodationStart ?? form.dates.offerStart
  const named = (text: string) => increased(text, 1)
  const name =
    named(form.name) === form.name && start
      ? `${form.name} ${yearOf(addDays(start, days))}`
      : named(form.name)
  return {
    name,
    title: named(form.title),
    slug: firstFree(slugify(name), new Set(packages.map(({ slug }) => slug))),
    previousSlugs: undefined,
    dates: Object.fromEntries(dates),
    price: undefined,
    originalPrice: null,
    discountPercentage: 0,
  }
}

type Dates = ReturnType<typeof toForm>['dates']

/** By how many days the package moves: as its holiday does, as the calendar does for a season, or else by 52 weeks. */
function shiftOf({ accommodationStart: start, accommodationEnd: end }: Dates, place: Place): number {
  if (!start || !end) return 364
  const days = (to: string, from: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (!wholeStayNights(start, end))
    return days(`${yearOf(start) + 1}${start.slice(4, 7)}-01`, `${start.slice(0, 7)}-01`)
  const anchor = anchorOf(start, end, place)
  const next = anchor && holidaysOf(yearOf(anchor.day) + 1, place).find(({ name }) => name === anchor.name)
  return anchor && next ? days(next.day, anchor.day) : 364
}

const ranks: Holiday['kind'][] = ['nacional', 'ponto facultativo', 'estadual', 'do hotel', 'data comercial']
const movable = ['Sexta-feira Santa', 'Carnaval', 'Corpus Christi', 'Páscoa']

/** The holiday that a stay is about: one that moves, or else the most important one in it. */
function anchorOf(start: string, end: string, place: Place): Holiday | undefined {
  const rank = ({ name, kind }: Holiday) => (movable.includes(name) ? -1 : ranks.indexOf(kind))
  return holidaysBetween(start, end, place)
    .filter(({ kind }) => ranks.includes(kind))
    .toSorted((a, b) => rank(a) - rank(b))[0]
}
