import { z } from '@/lib/zod'

const position = z.int().min(0).max(2000)
/** From the first character to the one after the last, as in `String.slice`, of the example's address. */
const span = z.tuple([position, position])
/** `guess`: the example alone does not prove it, so a person must confirm it. */
const where = { at: span, guess: z.boolean() }
const text = z.string().max(2000)
/** `dd%2FMM%2Fyyyy`, or `MM` where day, month and year have parameters of their own; `epoch` is in seconds. */
const written = z
  .string()
  .max(40)
  .regex(/^(?:epoch(?:-ms)?(?:-brt)?|(?:(?:yyyy|yy|MM?|dd?)(?:%[2-7][\da-cA-CefEF]|[-/._,+])?)+)$/, {
    error: 'Escreva a data com dd, MM e yyyy, como dd/MM/yyyy.',
  })

const enginePart = z.discriminatedUnion('piece', [
  z.strictObject({ piece: z.enum(['arrival', 'departure']), ...where, written }),
  /** `guests` are adults and children together. */
  z.strictObject({ piece: z.enum(['nights', 'children', 'guests', 'coupon']), ...where }),
  /** A number, or `each` for each adult: with A and a comma, two are `A,A`. */
  z.strictObject({ piece: z.literal('adults'), ...where, each: text, between: text }),
  /**
   * Nothing without children; else `opening`, and for each child `each` and its age, with `between`. `each` is `age=`,
   * or `age{1}=` if the names are numbered from 1. `removed` are the example's parameters of the other children.
   */
  z.strictObject({
    piece: z.literal('ages'),
    ...where,
    opening: text,
    each: text,
    between: text,
    removed: z.array(span).max(1000),
  }),
])

/** Another engine than the specification's: an example's address, and which parts of it change with the stay. */
export const learntEngine = z
  .strictObject({ address: z.string(), parts: z.array(enginePart).max(1000) })
  .superRefine(({ address, parts }, context) => {
    const error = addressError(address) ?? piecesError(parts) ?? spansError(address, parts)
    if (error) context.addIssue(error)
  })

export type LearntEngine = z.infer<typeof learntEngine>
export type EnginePart = z.infer<typeof enginePart>
export type Span = z.infer<typeof span>

/** What makes the address unfit for guests, as a sentence. */
export function addressError(address: string): string | null {
  if (address.length > 2000) return 'Este endereço tem mais de 2.000 letras: cole o da página de resultados.'
  if (/^https?:\/\/[^/?#]*@/i.test(address)) return 'Este endereço contém um usuário ou uma senha: retire-os.'
  if (/^https?:\/\/[^/?#]/i.test(address) && !/[\s\\]/.test(address) && URL.canParse(address)) return null
  return 'Cole o endereço completo da página do motor, sem espaços, desde https://.'
}

export function piecesError(parts: readonly EnginePart[]): string | null {
  const has = (wanted: EnginePart['piece']) => parts.some(({ piece }) => piece === wanted)
  const [arrival, departure] = [has('arrival'), has('departure')]
  if (arrival && (departure || has('nights'))) return null
  if (arrival) return 'A chegada está no endereço, mas nem a saída nem o número de noites.'
  if (departure) return 'A saída está no endereço, mas não a chegada.'
  return 'Nenhuma data da estadia está no endereço.'
}

export function spansOf(part: EnginePart): Span[] {
  return part.piece === 'ages' ? [part.at, ...part.removed] : [part.at]
}

function spansError(address: string, parts: readonly EnginePart[]) {
  let previous = pathStart(address)
  for (const [start, end] of parts.flatMap(spansOf).sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (start < previous || end < start || end > address.length)
      return 'Duas informações usam o mesmo trecho do endereço, ou um trecho não existe.'
    previous = end
  }
  return null
}

/** A parameter, or a segment of a path; `rawName` is null for a segment, whose name is the segment before it. */
type EngineSlot = { name: string; rawName: string | null; value: string; start: number; at: Span }

/** All places of an address that can take a value, in query, path and fragment alike. */
export function slotsOf(address: string): EngineSlot[] {
  const origin = pathStart(address)
  let previous = ''
  return [...address.slice(origin).matchAll(/[^/?&#;]+/g)].map(({ 0: text, index }) => {
    const start = origin + index
    const equals = text.indexOf('=')
    const rawName = equals === -1 ? null : text.slice(0, equals)
    const name = decoded(rawName ?? previous)
    previous = text
    const at: Span = [start + equals + 1, start + text.length]
    return { name, rawName, value: text.slice(equals + 1), start, at }
  })
}

export function pathStart(address: string) {
  return /^https?:\/\/[^/?#]*/i.exec(address)?.[0].length ?? 0
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type Description = {
  piece: 'arrival' | 'departure' | 'adults' | 'children' | 'ages' | 'coupon' | 'rest'
  found: boolean
  guess: boolean
  sentence: string
}

/** What was found of each of the seven pieces and how it is written, or that it was not, in a sentence each. */
export function describeEngine({ address, parts }: LearntEngine): Description[] {
  const slots = slotsOf(address)
  const slotOf = (part: EnginePart) => {
    const start = part.at[0] + (part.piece === 'ages' ? part.opening.length : 0)
    return slots.findLast((slot) => slot.start <= start)
  }
  const placeOf = (part: EnginePart) => {
    const slot = slotOf(part)
    if (slot && slot.rawName !== null) return `parâmetro "${slot.name}"`
    return slot?.name ? `no caminho, depois de "${slot.name}"` : 'no caminho'
  }
  const formOf = (part: EnginePart) => {
    if (part.piece === 'arrival' || part.piece === 'departure')
      return `, escrita como ${decoded(address.slice(...part.at))}`
    if (part.piece === 'nights') return ', em noites'
    if (part.piece === 'guests') return ', adultos e crianças somados'
    if (part.piece === 'adults' && part.each) return `, "${part.each}" para cada adulto`
    if (part.piece !== 'ages') return ''
    return part.each ? ', um para cada criança' : `, separadas por "${decoded(part.between)}"`
  }
  const line = (
    piece: Description['piece'],
    title: string,
    missing: string,
    alternative?: EnginePart['piece'],
  ): Description => {
    const found = parts.filter((part) => part.piece === piece || part.piece === alternative)
    const guess = found.some((part) => part.guess)
    const places = new Set(found.map((part) => placeOf(part) + formOf(part)))
    const sentence = `${title}: ${[...places].join('; ') || missing}.${guess ? ' É um palpite: confira.' : ''}`
    return { piece, found: found.length > 0, guess, sentence }
  }
  const changing = new Set(parts.map(slotOf))
  const removed = parts.flatMap((part) =>
    spansOf(part)
      .slice(1)
      .map(([start]) => start + 1),
  )
  const kept = slots
    .filter((slot) => slot.rawName !== null && !changing.has(slot) && !removed.includes(slot.start))
    .map(({ name, value }) => `${name}=${decoded(value)}`)
  const rest =
    kept.length > 0 ? `fica sempre como no exemplo: ${kept.join(', ')}.` : 'nenhum outro parâmetro.'
  return [
    line('arrival', 'Chegada', 'não foi encontrada'),
    line('departure', 'Saída', 'não foi encontrada', 'nights'),
    line('adults', 'Adultos', 'este motor não os recebe', 'guests'),
    line('children', 'Crianças', 'este motor não recebe o número delas'),
    line('ages', 'Idades', 'este motor não as recebe'),
    line('coupon', 'Cupom', 'este motor não o recebe'),
    { piece: 'rest', found: kept.length > 0, guess: false, sentence: `Resto: ${rest}` },
  ]
}
