import { plain } from './content-places.ts'

/** Dates in words, which no source holds: `sexta-feira, 20 de novembro de 2026`, `20 nov.`. */
export function withoutDates(text: string): string {
  return text.replace(calendar, ' ')
}

const [months, weekdays] = (['month', 'weekday'] as const).map((part) =>
  Array.from(
    { length: 12 },
    (_, index) => new Date(Date.UTC(2026, part === 'month' ? index : 0, 1 + index)),
  ).flatMap((day) =>
    (['long', 'short'] as const).map((style) =>
      plain(day.toLocaleDateString('pt-BR', { [part]: style, timeZone: 'UTC' })).replace(/\.$/, ''),
    ),
  ),
)
const month = `(?:${[...new Set(months)].toSorted(byLength).join('|')})`
const weekday = `(?:${[...new Set(weekdays)].toSorted(byLength).join('|')})`
const calendar = new RegExp(
  `(?<!\\p{L})(?:${weekday}\\.?(?:,? )?)?(?:\\d{1,2}º?(?: a \\d{1,2})? (?:de )?)?${month}\\.?(?: de \\d{4})?(?!\\p{L})|(?<!\\p{L})${weekday}(?!\\p{L})`,
  'gu',
)

function byLength(a: string, b: string) {
  return b.length - a.length
}
