/** `label` is displayed; `digits` include the country code and nothing else. */
type Phone = { label: string; digits: string }

type Result = Phone | { wrong: string }

const example = '(24) 99999-0142'

/** Parses a Brazilian number, whose label keeps a typed +55, or a foreign one after `+`; otherwise returns an error message. */
export function readPhone(typed: string): Result {
  const text = withoutAddress(typed.trim())
  if (!/^[+\d][\d\s().\-–‑]*$|^\(/.test(text) || /[^+\d\s().\-–‑]/.test(text)) {
    return { wrong: `Use só o número, com DDD, como ${example}` }
  }
  const digits = text.replace(/\D/g, '')
  const isInternational = text.startsWith('+') || digits.startsWith('00')
  const whole = digits.replace(isInternational ? /^00/ : /^0/, '')
  if (whole.startsWith('55') && (isInternational || whole.length > 11))
    return withCountry(brazilian(whole.slice(2)))
  return isInternational ? foreign(whole, text) : brazilian(whole)
}

/** Returns the digits for `wa.me`, or null if the text is not a number. */
export function whatsappDigits(text: string): string | null {
  const phone = readPhone(text)
  return 'digits' in phone ? phone.digits : null
}

/** Checks for a number dialled without an area code: 0800, 0300, 0900, and those with one price nationwide. */
export function isServiceNumber(text: string): boolean {
  return /^(?:0[389]00\d{6,7}|[34]00\d{5})$/.test(text.replace(/[\s().-]/g, ''))
}

/** Also accepts the address of a WhatsApp conversation. */
function withoutAddress(text: string) {
  const [, number] =
    /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(\+?\d+)(?:[/?&].*)?$/i.exec(text) ?? []
  return number ? `+${number.replace('+', '')}` : text
}

function withCountry(number: Result): Result {
  return 'label' in number ? { ...number, label: `+55 ${number.label.replace(/[()]/g, '')}` } : number
}

function brazilian(national: string): Result {
  const digits = national.replace(/^0/, '')
  const area = digits.slice(0, 2)
  const line = digits.slice(2)
  if (digits.length < 10) {
    return { wrong: digits.length < 8 ? 'Faltam dígitos' : `Falta o DDD, como em ${example}` }
  }
  if (digits.length > 11) return { wrong: 'Há dígitos a mais; um número de fora do Brasil começa com +' }
  if (!areaCodes.has(area)) return { wrong: `O DDD ${area} não existe` }
  if (line.length === 9 && !line.startsWith('9')) return { wrong: 'Um celular começa com 9, depois do DDD' }
  if (line.length === 8 && !/^[2-5]/.test(line)) {
    return { wrong: /^[6-9]/.test(line) ? 'Falta o 9 na frente do celular' : 'Confira o número' }
  }
  return { label: `(${area}) ${line.slice(0, -4)}-${line.slice(-4)}`, digits: `55${digits}` }
}

/** Limits the length as E.164 does; the grouping of digits differs between countries. */
function foreign(digits: string, text: string): Result {
  const written = text.replace(/^00/, '').replace(/^\+/, '').replace(/\s+/g, ' ').trim()
  const here = brazilian(digits)
  if ('label' in here && !isCodeApart(written) && !isAlsoAbroad(digits)) {
    return { wrong: `Falta o 55 do Brasil: use +55 ${here.label.replace(/[()]/g, '')}` }
  }
  if (digits.startsWith('0')) return { wrong: 'O código do país não existe' }
  if (digits.length < 8) return { wrong: 'Faltam dígitos' }
  if (digits.length > 15) return { wrong: 'Há dígitos a mais' }
  if (!countryCodeOf(digits)) return { wrong: `O código de país +${digits.slice(0, 3)} não existe` }
  return { label: `+${written}`, digits }
}

/** Checks for a country code of one or three digits, which is not a Brazilian area code: `+249 91 234 5678`. */
function isCodeApart(written: string) {
  return /^\(?(?:[1-9]|[1-9]\d\d)(?!\d)/.test(written)
}

/** All area codes of the Brazilian numbering plan. */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 ' +
    '64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

const assigned =
  /^(?:1|7|2(?:0|7|1[12368]|[2-4]\d|5[0-8]|6\d|9[01789])|3(?:[0-469]|5\d|7\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/

/** Returns the country code of an international number (ITU-T E.164), or null if it is not assigned. */
export function countryCodeOf(digits: string): string | null {
  return assigned.exec(digits)?.[0] ?? null
}

/** Area codes whose mobile numbers (11 digits) or landlines (10), without Brazil's 55, may be valid in another country. */
const mobileAbroad = /^(?:33|34|35|38|41|43|46|48|49|51|62|66|68|73|74|77|79|81|84|92|94|95)/
const lineAbroad = /^(?:32|35|37|38|42|43|45|46|47|49|51|53|6[2-9]|82|84|88|92|95|97|98)/

/** Checks whether a complete Brazilian number could also be dialled as another country's. */
function isAlsoAbroad(digits: string): boolean {
  return countryCodeOf(digits) !== null && (digits.length === 11 ? mobileAbroad : lineAbroad).test(digits)
}
