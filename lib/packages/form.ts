import { z } from 'zod'
import { entries, line, maxAddress, tooLong } from '@/lib/fields/limited'
import { parsePrice } from '@/lib/fields/price-input'
import { isWebAddress, mediaSource } from '@/lib/fields/zod-fields'
import { sourceProblem } from '@/lib/images/source-check'

const unreadablePrice = 'Preço inválido: escreva como 1.250,00'
const wholeNumber = 'Informe um número inteiro a partir de 1'
const linkProblem = 'Use um link que comece com http:// ou https://'

const flag = z.boolean()
const list = entries(40, 200)
// Three digits: a slip of the finger is no number of nights or guests.
const count = z.number(wholeNumber).int(wholeNumber).min(1, wholeNumber).max(999, 'Use um número até 999')
const time = line(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe um horário como 14:00')

// A year such as 0026 is a date field left half typed, and one such as 20226 a digit too many.
const date = z.iso
  .date('Informe uma data válida')
  .refine((day) => day >= '2000' && day < '2100', 'Confira o ano')
  .nullable()

const picture = line(maxAddress).refine((source) => source === '' || mediaSource.parse(source) !== null, {
  error: ({ input }) => sourceProblem(String(input)) ?? 'Use o endereço de uma imagem',
})

/** Fields that the form holds just as they are stored. */
const shared = {
  name: line(120).min(1, 'Nome é obrigatório'),
  slug: line(120)
    .min(1, 'Slug é obrigatório')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use só letras minúsculas sem acento, números e hífens'),
  title: line(160),
  description: line(4000),
  category: line(60).min(1, 'Categoria é obrigatória'),
  images: z.object({
    principal: picture.min(1, 'Imagem principal é obrigatória'),
    // Empty places are dropped when it is stored: until then an error must find its place.
    gallery: z.array(picture).max(100, 'Use no máximo 100 imagens'),
  }),
  features: list,
  highlights: list,
  isFeatured: flag,
  active: flag,
  hideAtEnd: flag,
  primaryColor: line(7).regex(/^#[0-9a-f]{6}$/i, 'Use uma cor como #74b24a'),
  monthLabel: line(60),
  priceDetail: line(160),
}

/** Fields that the form holds as text; prices in reais, dates `yyyy-mm-dd`. */
const amount = z.number(unreadablePrice).max(1_000_000, 'Use um valor até R$ 1.000.000,00')
const price = amount.positive('Preço deve ser maior que zero')
const originalPrice = amount.nonnegative(unreadablePrice).nullable()
const bookingUrl = z
  .httpUrl(linkProblem)
  .max(maxAddress, tooLong(maxAddress))
  .refine(isWebAddress, linkProblem)
  .nullable()
const place = 'Use um número entre −99999 e 99999'
const orderIndex = z.number('Informe um número').min(-99_999, place).max(99_999, place)
const details = { nights: count, maxCapacity: count, minNights: count, checkIn: time, checkOut: time }
const dates = { offerStart: date, offerEnd: date, accommodationStart: date, accommodationEnd: date }

/** What a save sends and the action checks again (PKG-4, PKG-6). Without `orderIndex` it keeps its place (PKG-14). */
export const packageValues = z.object({
  ...shared,
  price,
  originalPrice,
  bookingUrl,
  orderIndex: orderIndex.optional(),
  details: z.object(details).check(checkNights),
  dates: z.object(dates).check(checkPeriods),
})

const text = line(40)
const wholeText = text.transform((typed) => (/^\d+$/.test(typed) ? Number(typed) : Number.NaN))
const dayText = text.transform((typed) => typed || null).pipe(date)

/** The form: numbers, prices, links and dates are text, `''` without one; four pictures at least in the gallery. */
export const packageForm = z.object({
  ...shared,
  price: text.transform((typed) => (typed === '' ? 0 : (parsePrice(typed) ?? Number.NaN))).pipe(price),
  originalPrice: text
    .transform((typed) => (typed === '' ? null : (parsePrice(typed) ?? Number.NaN)))
    .pipe(originalPrice)
    // No amount at all is meant by both.
    .transform((reais) => reais || null),
  bookingUrl: line(maxAddress)
    .transform((typed) => typed || null)
    .pipe(bookingUrl),
  orderIndex: text.transform((typed) => Number(typed.replace(',', '.'))).pipe(orderIndex),
  details: z
    .object({
      ...details,
      nights: wholeText.pipe(count),
      maxCapacity: wholeText.pipe(count),
      minNights: wholeText.pipe(count),
    })
    .check(checkNights),
  dates: z
    .object({
      offerStart: dayText,
      offerEnd: dayText,
      accommodationStart: dayText,
      accommodationEnd: dayText,
    })
    .check(checkPeriods),
})

export type PackageFormInput = z.input<typeof packageForm>
export type PackageValues = z.output<typeof packageValues>

/** A price that is no discount is told, not refused (PKG-6); null when there is nothing to tell. */
export function discountWarning(price: string, originalPrice: string): string | null {
  const [now, before] = [parsePrice(price), parsePrice(originalPrice)]
  if (!now || !before || before > now) return null
  return 'O preço original não é maior que o preço: o site não mostra desconto.'
}

type Issues = z.core.ParsePayload<unknown>['issues']

function checkNights({ value, issues }: { value: { nights: number; minNights: number }; issues: Issues }) {
  // No nights at all is told by its own field.
  if (value.nights < 1 || value.minNights <= value.nights) return
  const message = 'O mínimo de noites não pode passar do número de noites'
  issues.push({ code: 'custom', message, path: ['minNights'], input: value.minNights })
}

type Periods = Record<keyof typeof dates, string | null>

function checkPeriods({ value, issues }: { value: Periods; issues: Issues }) {
  for (const [start, end, what] of [
    ['offerStart', 'offerEnd', 'A oferta'],
    ['accommodationStart', 'accommodationEnd', 'A hospedagem'],
  ] as const) {
    const [from, to] = [value[start], value[end]]
    if (from === null || to === null || from <= to) continue
    const message = `${what} termina antes de começar`
    issues.push({ code: 'custom', message, path: [end], input: to })
  }
}
