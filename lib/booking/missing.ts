import type { BookingSearch } from './search'

/** What the guest has still to choose, in words; null when the booking engine can be asked (BOOK-6). */
export function whatIsMissing(search: BookingSearch): string | null {
  if (!search.from) return 'Escolha as datas de entrada e de saída.'
  if (!search.to) return 'Escolha a data de saída.'
  return missingAge(search)
}

/** The same about the ages only. */
export function missingAge({ agesChosen }: BookingSearch): string | null {
  if (agesChosen.every(Boolean)) return null
  return agesChosen.length === 1 ? 'Escolha a idade da criança.' : 'Escolha a idade de cada criança.'
}
