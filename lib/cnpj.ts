/** Formats any spelling as `12.345.678/0001-95`; null if the check digits are wrong. Since 2026 it may contain letters. */
export function formatCnpj(text: string): string | null {
  const number = text.toUpperCase().replace(/[\s./-]/g, '')
  if (!/^[0-9A-Z]{12}\d{2}$/.test(number) || /^(.)\1*$/.test(number)) return null
  const body = number.slice(0, 12)
  const first = checkDigit(body)
  if (number.slice(12) !== `${first}${checkDigit(body + first)}`) return null
  return number.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

/** Computes modulo 11 with the weights 2 to 9 from the right; a letter counts as its ASCII code minus 48. */
function checkDigit(places: string) {
  const sum = [...places]
    .toReversed()
    .reduce((total, place, index) => total + (place.charCodeAt(0) - 48) * (2 + (index % 8)), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
