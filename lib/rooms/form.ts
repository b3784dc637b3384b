import { z } from 'zod'
import type { Element } from '@/lib/content/list'
import { entries, line, maxAddress } from '@/lib/fields/limited'
import { parsePrice, priceText } from '@/lib/fields/price-input'
import { text, textList } from '@/lib/fields/zod-fields'
import { foreignSources } from '@/lib/images/source-check'
import { parseVideo } from '@/lib/video'
import { isRoomCategory } from './categories'

/** One that already has more keeps them (IMG-6). */
export const maxRoomPictures = 5

// Three digits: a slip of the finger is no capacity, and a number JSON cannot hold would be lost.
const greatestCount = 999
const greatestPrice = 1_000_000
const priceTooHigh = 'Use um valor até R$ 1.000.000,00'
const priceFormat = 'Escreva o preço como 450,00 ou 1.250,00'

/** Takes text as typed and its own output: form and action check the same. `price` in reais per night, or null. */
export const roomForm = z.object({
  name: required(120, 'Nome é obrigatório'),
  category: required(60, 'Categoria é obrigatória'),
  description: required(4000, 'Descrição é obrigatória'),
  detailed_description: line(2000),
  capacity: count('Capacidade'),
  quantity: count('Quantidade'),
  bed_configuration: required(160, 'Configuração de cama é obrigatória'),
  price: z
    .union([line(40), z.number().max(greatestPrice, priceTooHigh), z.null()], priceFormat)
    .transform(toPrice),
  video_url: line(maxAddress).nullable().transform(toVideoAddress),
  active: z.boolean(),
  features: entries(40, 200),
  images: z.array(line(maxAddress)).max(100, 'Use no máximo 100 imagens').transform(addresses),
})

export type RoomInput = z.output<typeof roomForm>

export type RoomValues = z.input<typeof roomForm>

export const newRoom: RoomValues = {
  name: '',
  category: '',
  description: '',
  detailed_description: '',
  capacity: '2',
  quantity: '1',
  bed_configuration: '',
  price: '',
  video_url: '',
  active: true,
  features: [],
  images: [],
}

/** A stored room as the form shows it; what is broken is shown as it is, or empty, and can be mended. */
export function toRoomValues(stored: Element): RoomValues {
  return {
    name: text.parse(stored.name),
    category: text.parse(stored.category),
    description: text.parse(stored.description),
    detailed_description: text.parse(stored.detailed_description),
    capacity: numberText(stored.capacity, '1'),
    quantity: numberText(stored.quantity, '1'),
    bed_configuration: text.parse(stored.bed_configuration),
    price: shownPrice(stored.price),
    video_url: text.parse(stored.video_url),
    active: stored.active === undefined || stored.active === true,
    features: textList.parse(stored.features),
    images: storedPictures(stored),
  }
}

/** By field; what is stored already never speaks against a save (ROOM-14). */
export function roomProblems(
  { category, images }: Pick<RoomInput, 'category' | 'images'>,
  stored: Element | undefined,
): { category?: string; images?: string } {
  const before = stored ? storedPictures(stored) : []
  return {
    ...(!isRoomCategory(category) &&
      category !== stored?.category && { category: 'Escolha uma das categorias da lista' }),
    ...(images.length > Math.max(maxRoomPictures, before.length) && { images: tooManyPictures }),
    ...(foreignSources(images, before).length > 0 && {
      images: 'O site só mostra imagens enviadas por aqui',
    }),
  }
}

const tooManyPictures = `Use no máximo ${maxRoomPictures} imagens`

/** The addresses in a stored room's list, useless ones included. */
function storedPictures({ images }: Element): string[] {
  return Array.isArray(images) ? addresses(images) : []
}

function addresses(images: unknown[]): string[] {
  return images.flatMap((image) => (typeof image === 'string' && image.trim() ? [image.trim()] : []))
}

function required(max: number, problem: string) {
  return line(max, problem).min(1, problem)
}

function count(noun: string) {
  return z
    .union([line(40), z.number().max(greatestCount, tooMany(noun))], `${noun} deve ser maior que 0`)
    .transform((typed, context) => {
      const value = typeof typed === 'number' ? typed : Number(typed.trim().replace(',', '.'))
      const problem = countProblem(noun, value)
      if (problem === null) return value
      context.addIssue({ code: 'custom', message: problem })
      return z.NEVER
    })
}

function countProblem(noun: string, value: number) {
  // Also for what is no number at all.
  if (!(value > 0)) return `${noun} deve ser maior que 0`
  if (!Number.isInteger(value)) return `${noun} deve ser um número inteiro`
  return value > greatestCount ? tooMany(noun) : null
}

function tooMany(noun: string) {
  return `${noun} deve ser no máximo ${greatestCount}`
}

function toPrice(typed: string | number | null, context: z.RefinementCtx<string | number | null>) {
  if (typed === null || (typeof typed === 'string' && typed.trim() === '')) return null
  const price = typeof typed === 'number' ? typed : parsePrice(typed)
  const problem = priceProblem(price)
  if (price !== undefined && problem === null) return price
  context.addIssue({ code: 'custom', message: problem ?? priceFormat })
  return z.NEVER
}

function priceProblem(price: number | undefined) {
  if (price === 0) return 'Deixe o preço em branco para não mostrá-lo, ou informe um valor maior que zero'
  if (price === undefined || !(price > 0)) return priceFormat
  return price > greatestPrice ? priceTooHigh : null
}

function toVideoAddress(typed: string | null, context: z.RefinementCtx<string | null>) {
  const address = typed?.trim() ?? ''
  if (!address) return null
  // As a browser's address bar shows it.
  const whole = /^(?:[\w-]+\.)+\w+\//.test(address) ? `https://${address}` : address
  if (parseVideo(whole)) return whole
  context.addIssue({
    code: 'custom',
    message: 'Use um link do Vimeo ou do YouTube, ou um arquivo .mp4 ou .webm com https://',
  })
  return z.NEVER
}

/** What the site does not show as a price is no price here either. */
function shownPrice(stored: unknown) {
  return typeof stored === 'number' && stored > 0 ? priceText(stored) : ''
}

function numberText(stored: unknown, fallback: string) {
  if (stored === undefined) return fallback
  return typeof stored === 'number' || typeof stored === 'string' ? String(stored) : ''
}
