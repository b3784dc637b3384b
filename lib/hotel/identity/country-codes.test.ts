import { expect, test } from 'vitest'
import { countryCodeOf } from './country-codes'

const assigned =
  '1 7 20 27 30-34 36 39 40 41 43-49 51-58 60-66 81 82 84 86 90-95 98 211-213 216 218 220-258 260-269 290 291 ' +
  '297-299 350-359 370-383 385-387 389 420 421 423 500-509 590-599 670 672-683 685-692 800 808 850 852 853 855 856 ' +
  '870 878 880-883 886 888 960-968 970-977 979 992-996 998'

const codes = assigned.split(' ').flatMap((range) => {
  const [from, to = from] = range.split('-').map(Number)
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index))
})

test('every prefix is the assigned code it begins with, or none', () => {
  for (let prefix = 100; prefix < 1000; prefix++) {
    const expected = codes.find((code) => String(prefix).startsWith(code)) ?? null
    expect(countryCodeOf(`${prefix}12345678`), String(prefix)).toBe(expected)
  }
})
