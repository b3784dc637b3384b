import type { Mutation } from './mutation.ts'

const range = { file: 'lib/booking/range.ts', tests: ['lib/booking/range.test.ts'] }
const search = { file: 'lib/booking/search.ts', tests: ['lib/booking/search.test.ts'] }
const handOff = { file: 'lib/booking/booking-engine.ts', tests: ['lib/booking/booking-engine.test.ts'] }
const resume = { file: 'lib/booking/resume.ts', tests: ['lib/booking/resume.test.ts'] }

/** The stay that a visitor picks, and how it reaches the booking engine. */
export const booking: Mutation[] = [
  { ...range, guard: 'Nobody picks a past day.', find: 'if (isPast(day, today)) return stay', replace: '' },
  {
    ...range,
    guard: 'Today can be picked.',
    find: 'const todayIsSelectable: boolean = true',
    replace: 'const todayIsSelectable: boolean = false',
  },
  {
    ...range,
    guard: 'A stay never ends before it begins.',
    find: 'return day < from ? { from: day, to: from } : { from, to: day }',
    replace: 'return { from, to: day }',
  },
  {
    ...range,
    guard: 'A stay has at least one night.',
    find: 'if (day === from) return noStay',
    replace: '',
  },
  {
    ...range,
    guard: 'An end of the stay begins a new one.',
    find: 'if (day === from || day === to) return { from: day, to: null }',
    replace: '',
  },
  {
    ...search,
    guard: 'Guests stay within their bounds.',
    find: 'return Math.min(max, Math.max(min, Math.trunc(value)))',
    replace: 'return Math.max(min, Math.trunc(value))',
  },
  {
    ...search,
    guard: 'Fewer children keep the ages of the first ones.',
    find: 'search.ages[index] ?? 0)',
    replace: '0 * index)',
  },
  {
    ...search,
    guard: 'The age of a new child has still to be chosen.',
    find: 'search.agesChosen[index] ?? false',
    replace: 'search.agesChosen[index] ?? true',
  },
  {
    ...search,
    guard: 'An age needs its child.',
    find: 'if (search.ages[index] === undefined) return search',
    replace: 'if (index > 99) return search',
  },
  {
    guard: 'An age that nobody chose is asked for.',
    file: 'lib/booking/missing.ts',
    find: 'if (agesChosen.every(Boolean)) return null',
    replace: 'if (agesChosen.some(Boolean)) return null',
    tests: ['lib/booking/missing.test.ts'],
  },
  {
    ...handOff,
    guard: 'Nobody is handed over without both days.',
    find: 'if (!from || !to) return null',
    replace: 'if (!from && !to) return null',
  },
  {
    ...handOff,
    guard: 'The engine gets days as DDMMYYYY.',
    find: '`${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(0, 4)}`',
    replace: '`${date.slice(5, 7)}${date.slice(8, 10)}${date.slice(0, 4)}`',
  },
  {
    ...handOff,
    guard: 'The engine gets every age.',
    find: "ages.join(';')",
    replace: "ages.slice(0, 1).join(';')",
  },
  {
    ...resume,
    guard: 'A remembered stay that is past is forgotten.',
    find: 'isPast(search.from, today) ? { ...search, ...noStay } : search',
    replace: 'isPast(search.from, today) ? search : search',
  },
  {
    ...resume,
    guard: 'A package does not replace a stay within its dates.',
    find: 'hinted && !isWithin(current, hinted)',
    replace: 'hinted',
  },
  {
    ...resume,
    guard: 'A long period is no stay.',
    find: 'nights <= longestHintedStay',
    replace: 'nights <= longestHintedStay + 1',
  },
  {
    guard: 'A day is the same one in every time zone.',
    file: 'lib/booking/calendar-day.ts',
    find: 'dayOf(date), 12)',
    replace: 'dayOf(date), -5)',
    tests: ['lib/booking/calendar-day.test.ts'],
  },
]
