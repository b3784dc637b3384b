/** A month as people type it (`07/2026`, `2026-07`, `Julho de 2026`, `jul 2026`) in words; undefined for what is none. */
export function monthInWords(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const [, first, numberFirst] = /^(?:\d{1,2}\/)?(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (first && numberFirst) return inWords(Number(first), numberFirst)
  const [, yearFirst, second] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(text) ?? []
  if (yearFirst && second) return inWords(Number(second), yearFirst)
  const [, word = '', year] = /^(\p{L}{3,9})\.?(?:\s+de\s+|\s+|\/)(\d{4})$/u.exec(text) ?? []
  const place = months.findIndex((name) => plain(name).startsWith(plain(word)))
  return word && year && place >= 0 ? inWords(place + 1, year) : undefined
}

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

function inWords(month: number, year: string) {
  const name = months[month - 1]
  return name && year >= '1950' && year < '2100' ? `${name} de ${year}` : undefined
}

function plain(word: string) {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
