const assigned =
  /^(?:1|7|2(?:0|7|1[12368]|[2-4]\d|5[0-8]|6\d|9[01789])|3(?:[0-469]|5\d|7\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/

/** The country's code that an international number begins with (ITU-T E.164); null where none is assigned. */
export function countryCodeOf(digits: string): string | null {
  return assigned.exec(digits)?.[0] ?? null
}

/** Area codes whose mobile numbers (11 digits) or lines (10) may, without Brazil's 55, be numbers of another country. */
const mobileAbroad = /^(?:33|34|35|38|41|43|46|48|49|51|62|66|68|73|74|77|79|81|84|92|94|95)/
const lineAbroad = /^(?:32|35|37|38|42|43|45|46|47|49|51|53|6[2-9]|82|84|88|92|95|97|98)/

/** Whether digits that also spell a complete Brazilian number can be dialled as another country's. */
export function isAlsoAbroad(digits: string): boolean {
  return countryCodeOf(digits) !== null && (digits.length === 11 ? mobileAbroad : lineAbroad).test(digits)
}
