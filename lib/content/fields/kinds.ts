import { bracesMessage } from '@/lib/content/prose/facts'
import { z } from '@/lib/zod'
import {
  blankValues,
  type Field,
  formSchemas,
  formValues,
  readSchemas,
  type Typed,
  type Wording,
} from './field'
import { limitedText, limitedTexts } from './limited'
import { maxAmount, parsePrice, priceText } from './price-input'
import { clockTimeOr, countOr, hexColorOr, plainDate, text as storedText, textList } from './zod-fields'

/** Options of every kind of field: label and help, limits, and messages for wrong input. */

type TextOptions = Wording & {
  max: number
  /** Message for an empty field; without it the field is optional. */
  required?: string
  /** The site hides an item without this field. */
  essential?: boolean
  /** Required pattern, and the message for a mismatch. */
  pattern?: [RegExp, string]
  rows?: number
  blank?: string
}

/** Declares a text; `rows` makes it multi-line. */
export function text({ max, required, essential = false, pattern, blank = '', ...wording }: TextOptions) {
  const filled = required === undefined ? limitedText(max) : limitedText(max, required).min(1, required)
  return {
    ...wording,
    kind: 'text' as const,
    required: required !== undefined,
    max,
    read: essential ? z.string().trim().min(1) : storedText,
    form: pattern ? filled.regex(...pattern) : filled,
    toForm: formText,
    blank,
  }
}

/** Declares a quotation. Strips quotation marks around it, because pages add their own. */
export function quotation(options: TextOptions) {
  const field = text(options)
  return { ...field, form: field.form.transform(removeQuotationMarks) }
}

function removeQuotationMarks(typed: string) {
  const [, inside] = /^["“”„«‘]\s*([^"“”„«»‘]*[^"“”„«»‘\s])\s*["“”»’]$/.exec(typed) ?? []
  return inside ?? typed
}

type ChoiceOptions = Omit<TextOptions, 'max'> & {
  max?: number
  /** Values with their labels; without them the screen provides the values, because they are content. */
  labels?: Record<string, string>
  valueLabel?: (value: string) => string
  /** Message for a value without a label; without it such a stored value is kept. */
  wrong?: string
}

export function choice({ max = 40, labels, valueLabel, wrong, ...more }: ChoiceOptions) {
  const field = text({ ...more, max })
  return {
    ...field,
    kind: 'choice' as const,
    form: field.form.refine((value) => !wrong || Object.hasOwn(labels ?? {}, value), wrong),
    ...(labels && { options: Object.entries(labels).map(([value, label]) => ({ value, label })) }),
    valueLabel: valueLabel ?? ((value: string) => labels?.[value] ?? value),
  }
}

export function hexColor({ fallback, wrong, ...wording }: Wording & { fallback: string; wrong: string }) {
  return {
    ...wording,
    kind: 'color' as const,
    read: hexColorOr(fallback),
    form: limitedText(7).regex(/^#[0-9a-f]{6}$/i, wrong),
    toForm: (stored: unknown) => readableText(stored, fallback),
    blank: fallback,
  }
}

/** Declares a yes/no field; `absent` is its value when not stored. */
export function flag({ absent = false, ...wording }: Wording & { absent?: boolean }) {
  return {
    ...wording,
    kind: 'flag' as const,
    absent,
    read: z.boolean().default(absent).catch(false),
    form: z.boolean(),
    toForm: (stored: unknown) => (stored === undefined ? absent : stored === true),
    blank: absent,
  }
}

type CountOptions = Wording & {
  blank: number
  /** Replaces a missing or broken value. */
  fallback: number
  wrong: { low: string; fraction: string; high: string }
}

// More than three digits in a number of nights or guests are a typing error.
const maxCount = 999

/** Declares a whole number from 1 to 999. */
export function count({ blank, fallback, wrong, ...wording }: CountOptions) {
  const form = z
    .union([limitedText(40), z.number().max(maxCount, wrong.high)], wrong.low)
    .transform((input, context) => {
      const value = typeof input === 'number' ? input : parseDecimal(input)
      const message = countMessage(value, wrong)
      // Continue after a wrong whole number, so that the other fields are validated too.
      if (message !== null) context.addIssue({ code: 'custom', message, continue: Number.isInteger(value) })
      return value
    })
  const toForm = (stored: unknown) => readableText(stored, String(fallback))
  const read = countOr(fallback)
  return { ...wording, kind: 'number' as const, required: true, read, form, toForm, blank: String(blank) }
}

/** Returns NaN unless the text is a decimal number; `0x10` and '' are not. */
function parseDecimal(typed: string) {
  return /^[-+]?\d+(?:[.,]\d*)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

function countMessage(value: number, wrong: CountOptions['wrong']) {
  // Also catches NaN.
  if (!(value > 0)) return wrong.low
  if (!Number.isInteger(value)) return wrong.fraction
  return value > maxCount ? wrong.high : null
}

type WithinOptions<Fallback> = Wording & {
  least: number
  most: number
  /** Replaces a missing or broken value; null makes the field optional. */
  fallback: Fallback
}

/** Declares a whole number within a range. */
export function integer<Fallback extends number | null>({
  least,
  most,
  fallback,
  ...wording
}: WithinOptions<Fallback>) {
  const wrong = `Informe um número inteiro de ${least} a ${most}`
  const isGood = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  const form = z
    .union([limitedText(40), z.number().max(most, wrong), z.null()], wrong)
    .transform((input, context): number | Fallback => {
      if (input === null || input === '') {
        if (fallback === null) return fallback
      } else {
        const value = typeof input === 'number' ? input : parseDecimal(input)
        if (isGood(value)) return value
      }
      context.addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })
  const read = z
    .number()
    .refine(isGood)
    .or(z.literal(fallback))
    .catch(fallback as number | Fallback)
  const toForm = (stored: unknown) => readableText(stored, fallback === null ? '' : String(fallback))
  const blank = fallback === null ? '' : String(fallback)
  return { ...wording, kind: 'number' as const, required: fallback !== null, read, form, toForm, blank }
}

type MoneyOptions = Wording & { unreadable: string; blank?: string }

const tooMuch = 'Use um valor até R$ 1.000.000,00'

/** Declares an amount in reais above 0; `low` is the message for any other or missing amount. */
export function money({ low, unreadable, blank = '', ...wording }: MoneyOptions & { low: string }) {
  const form = amountForm({ empty: low, zero: low, negative: low, unreadable }).pipe(
    z.number().max(maxAmount),
  )
  const read = z.number().positive()
  return { ...wording, kind: 'money' as const, required: true, read, form, toForm: formAmount, blank }
}

/** Declares an amount in reais above 0, or null; `zero` is the message for 0, which otherwise means null. */
export function optionalMoney({
  zero = null,
  unreadable,
  blank = '',
  ...wording
}: MoneyOptions & { zero?: string | null }) {
  const read = z.number().positive().nullable().catch(null)
  const form = amountForm({ empty: null, zero, negative: unreadable, unreadable })
  const toForm = (stored: unknown) => (typeof stored === 'number' && stored <= 0 ? '' : formAmount(stored))
  return { ...wording, kind: 'money' as const, read, form, toForm, blank }
}

type AmountWords = { empty: string | null; zero: string | null; negative: string; unreadable: string }

function amountForm(words: AmountWords) {
  return z
    .union([limitedText(40), z.number().max(maxAmount, tooMuch), z.null()], words.unreadable)
    .transform((input, context) => {
      const isEmpty = input === null || (typeof input === 'string' && input.trim() === '')
      const reais = typeof input === 'string' && !isEmpty ? parsePrice(input) : Number(input)
      const wrong = isEmpty ? words.empty : amountMessage(reais, words)
      if (wrong === null) return reais || null
      context.addIssue({ code: 'custom', message: wrong })
      return z.NEVER
    })
}

function amountMessage(reais: number | undefined, { zero, negative, unreadable }: AmountWords) {
  if (reais === undefined) return unreadable
  if (reais === 0) return zero
  if (reais < 0) return negative
  return reais > maxAmount ? tooMuch : null
}

export function date(wording: Wording) {
  const day = z.iso
    .date('Informe uma data válida')
    // A year such as 0026 comes from an incomplete date field, 20226 from an extra digit.
    .refine((value) => value >= '2000' && value < '2100', 'Confira o ano')
  const form = z
    .union([limitedText(40), z.null()])
    .transform((input) => input || null)
    .pipe(day.nullable())
  const toForm = (stored: unknown) => /^\d{4}-\d{2}-\d{2}/.exec(readableText(stored))?.[0] ?? ''
  return { ...wording, kind: 'date' as const, read: plainDate, form, toForm, blank: '' }
}

/** Declares a time of day; an empty `fallback` makes it optional. */
export function time({ fallback, ...wording }: Wording & { fallback: string }) {
  const clock = fallback ? /^([01]\d|2[0-3]):[0-5]\d$/ : /^(?:([01]\d|2[0-3]):[0-5]\d)?$/
  const form = limitedText(5).regex(clock, 'Informe um horário como 14:00')
  const toForm = (stored: unknown) => readableText(stored, fallback)
  return { ...wording, kind: 'time' as const, read: clockTimeOr(fallback), form, toForm, blank: fallback }
}

/** Declares a number that orders the list, ascending. */
export function orderNumber(wording: Wording) {
  const far = 'Use um número entre −99999 e 99999'
  const form = z
    .union([limitedText(40), z.number().max(99_999, far)], 'Informe um número')
    .transform((input) => (typeof input === 'number' ? input : parseDecimal(input)))
    .pipe(z.number('Informe um número').min(-99_999, far).max(99_999, far))
  const toForm = (stored: unknown) => readableText(stored, '0')
  return { ...wording, kind: 'place' as const, read: z.number().catch(0), form, toForm, blank: '0' }
}

/** Declares an ordered list of at most `max` short texts of at most `each` characters. */
export function list({ max, each, ...wording }: Wording & { max: number; each: number }) {
  const toForm = (stored: unknown) => [
    ...new Set(Array.isArray(stored) ? stored.map((entry) => readableText(entry)).filter(Boolean) : []),
  ]
  const blank: string[] = []
  const limits = { most: max, max: each }
  return {
    ...wording,
    ...limits,
    kind: 'list' as const,
    read: textList,
    form: limitedTexts(max, each),
    toForm,
    blank,
  }
}

type RowsOptions<Columns extends Record<string, Field>> = Wording & {
  columns: Columns
  most: number
  /** Name of one row: `refeição`. */
  one: string
}

/** Declares an ordered list of small objects with the same fields. The site hides empty and broken ones. */
export function rows<Columns extends Record<string, Field>>({
  columns,
  most,
  one,
  ...wording
}: RowsOptions<Columns>) {
  const row = z.object(readSchemas(columns))
  const typedRow = z.object(formSchemas(columns)) as unknown as z.ZodType<
    z.output<typeof row>,
    Typed<Columns>
  >
  const nothing = JSON.stringify(blankValues(columns))
  const isEmpty = (entry: unknown) => JSON.stringify(formValues(columns, entry)) === nothing
  const read = z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const { success, data } = row.safeParse(entry)
        return success && !isEmpty(data) ? [data] : []
      }),
    )
  // An empty row keeps its position, so that later errors have the right index.
  const form = z.array(typedRow).max(most, `Use no máximo ${most} itens`)
  const blank: Typed<Columns>[] = []
  const toFormRows = (stored: unknown): Typed<Columns>[] =>
    Array.isArray(stored)
      ? stored.filter((entry) => !isEmpty(entry)).map((entry) => formValues(columns, entry))
      : []
  return { ...wording, kind: 'rows' as const, columns, most, one, read, form, toForm: toFormRows, blank }
}

type ProseOptions = Wording & { max: number; rows: number; required?: string; essential?: boolean }

/** Declares multi-line plain text that may name the hotel's facts in braces; pages render it with `parseProse`. */
export function prose(options: ProseOptions) {
  const field = text(options)
  const form = field.form.refine((typed) => bracesMessage(typed) === undefined, {
    error: ({ input }) => bracesMessage(String(input)) ?? '',
  })
  return { ...field, rows: options.rows, form }
}

export function formText(stored: unknown): string {
  return readableText(stored)
}

function formAmount(stored: unknown) {
  return typeof stored === 'number' ? priceText(stored) : typeof stored === 'string' ? stored : ''
}

function readableText(stored: unknown, fallback = ''): string {
  if (typeof stored === 'string') return stored.trim()
  return typeof stored === 'number' ? String(stored) : fallback
}
