import { millisecondsInHour, millisecondsInSecond } from 'date-fns/constants'
import type { EnginePart, LearntEngine } from './learnt-engine'
import { nightsBetween } from './range'
import type { BookingSearch } from './search'

/** The engine's address for this stay, always at the example's origin; null until both dates are chosen. */
export function engineLink(
  { address, parts }: LearntEngine,
  { from, to, adults, ages, coupon }: Omit<BookingSearch, 'agesChosen'>,
): string | null {
  if (!from || !to) return null
  const textOf = (part: EnginePart) => {
    if (part.piece === 'arrival') return writtenDate(from, part.written)
    if (part.piece === 'departure') return writtenDate(to, part.written)
    if (part.piece === 'nights') return String(nightsBetween(from, to))
    if (part.piece === 'adults' && part.each) return Array(adults).fill(part.each).join(part.between)
    if (part.piece === 'adults') return String(adults)
    if (part.piece === 'children') return String(ages.length)
    if (part.piece === 'guests') return String(adults + ages.length)
    if (part.piece === 'coupon') return encodedCoupon(coupon)
    const list = ages.map((age, index) => numbered(part.each, index) + age).join(part.between)
    return list && part.opening + list
  }
  const changes = parts.flatMap((part) => [
    { at: part.at, text: textOf(part) },
    ...(part.piece === 'ages' ? part.removed.map((at) => ({ at, text: '' })) : []),
  ])
  let link = address
  for (const { at, text } of changes.toSorted((a, b) => b.at[0] - a.at[0] || b.at[1] - a.at[1]))
    link = link.slice(0, at[0]) + text + link.slice(at[1])
  return originOf(link) === originOf(address) ? link : null
}

/** `age{1}=` → `age3=` for the child at index 2: the number in braces is the first child's. */
export function numbered(name: string, index: number): string {
  return name.replace(/\{(\d+)\}/, (_, first) => String(Number(first) + index).padStart(first.length, '0'))
}

/** The date in a form such as `dd%2FMM%2Fyyyy`, or as seconds or milliseconds since 1970 at midnight. */
export function writtenDate(date: string, written: string): string {
  const epoch = /^epoch(-ms)?(-brt)?$/.exec(written)
  if (epoch) {
    // Midnight in Brasília is 3:00 in UTC: the country has had no daylight saving time since 2019.
    const midnight = Date.parse(date) + (epoch[2] ? 3 * millisecondsInHour : 0)
    return String(epoch[1] ? midnight : midnight / millisecondsInSecond)
  }
  const [year = '', month = '', day = ''] = date.split('-')
  return written.replace(/yyyy|yy|MM?|dd?/g, (field) => {
    if (field.startsWith('y')) return year.slice(-field.length)
    const padded = field.startsWith('M') ? month : day
    return field.length === 2 ? padded : String(Number(padded))
  })
}

/** A coupon cannot leave its place: `.` and `..` are left out, because in a path they lead to another page. */
function encodedCoupon(coupon: string) {
  const code = coupon.trim()
  return /^\.\.?$/.test(code) ? '' : encodeURIComponent(code.toWellFormed())
}

function originOf(address: string) {
  return URL.canParse(address) ? new URL(address).origin : null
}
