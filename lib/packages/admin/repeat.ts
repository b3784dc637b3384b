import { nightsBetween, wholeStayNights } from '@/lib/booking/range'
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
function shiftOf(dates: PackageFormInput['dates'], place: Place) {
  const { accommodationStart: start, accommodationEnd: end } = dates
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

/** Of several holidays in a stay it is about the first of these: those that move, then by kind. */
const anchors =
  'Sexta-feira Santa,Carnaval,Corpus Christi,Páscoa,nacional,ponto facultativo,estadual,do hotel,data comercial'.split(
    ',',
  )
