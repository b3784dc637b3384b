import { countLabel } from '@/lib/count-label'
import { formatDate, shorten } from '@/lib/format'
import { nightsBetween, type Stay } from './range'
import type { BookingSearch } from './search'

type About = {
  /** The subject, such as `Pacote: Natal em família`. */
  subject?: string
  /** The guest's current page. */
  address?: string
}

/** Returns a WhatsApp link with the subject (BOOK-12), or null without a number. `digits` include the country code. */
export function whatsappLink(digits: string | null, { subject, address }: About = {}): string | null {
  if (!digits) return null
  const lines = ['Olá! Gostaria de informações sobre uma estadia.', subject && oneLine(subject, 120), address]
  return `https://wa.me/${digits}?text=${encodeURIComponent(lines.filter(Boolean).join('\n').toWellFormed())}`
}

/** Encodes the guest's choices so far for appending to such a link. */
export function encodeChoices({ from, to, adults, ages, coupon }: BookingSearch): string {
  const code = oneLine(coupon, 60)
  const lines = [
    stayLine({ from, to }),
    `Adultos: ${adults}`,
    ages.length > 0 &&
      `Crianças: ${ages.length} (${ages.map((age) => countLabel(age, 'ano', 'anos')).join(', ')})`,
    code && `Cupom: ${code}`,
  ]
  return encodeURIComponent(`\n${lines.filter(Boolean).join('\n')}`.replaceAll('\u00a0', ' '))
}

function stayLine({ from, to }: Stay) {
  if (!from) return null
  if (!to) return `Entrada: ${formatDate(from)}`
  const nights = countLabel(nightsBetween(from, to), 'noite', 'noites')
  return `Datas: ${formatDate(from)} a ${formatDate(to)} (${nights})`
}

/** Prevents typed text from starting a new line or reversing the direction of other text. */
function oneLine(text: string, length: number) {
  return shorten(text.replace(/[\u00a0\p{Cc}\p{Bidi_Control}]/gu, ' '), length).toWellFormed()
}
