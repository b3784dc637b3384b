import { countLabel } from '@/lib/count-label'
import { formatDate, shorten } from '@/lib/format'
import { nightsBetween, type Stay } from './range'
import type { BookingSearch } from './search'

type About = {
  /** What it is about, such as `Pacote: Natal em família`; absent where nothing was picked yet. */
  subject?: string
  /** The page that the guest is looking at. */
  address?: string
}

/**
 * A conversation with the hotel that begins with what the guest looks at (BOOK-12). `digits` is the number with its
 * country's code; null without one.
 */
export function whatsappLink(digits: string | null, { subject, address }: About = {}): string | null {
  if (!digits) return null
  const lines = ['Olá! Gostaria de informações sobre uma estadia.', subject && oneLine(subject, 120), address]
  return `https://wa.me/${digits}?text=${encodeURIComponent(lines.filter(Boolean).join('\n').toWellFormed())}`
}

/** What the guest has chosen so far, ready to stand at the end of such a link. */
export function chosenForWhatsapp({ from, to, adults, ages, agesChosen, coupon }: BookingSearch): string {
  const code = oneLine(coupon, 60)
  const lines = [
    stayLine({ from, to }),
    `Adultos: ${adults}`,
    ages.length > 0 && `Crianças: ${ages.length} (${ages.map(ageOf).join(', ')})`,
    code && `Cupom: ${code}`,
  ]
  return encodeURIComponent(`\n${lines.filter(Boolean).join('\n')}`)

  function ageOf(age: number, index: number) {
    return agesChosen[index] ? countLabel(age, 'ano', 'anos') : 'idade a informar'
  }
}

function stayLine({ from, to }: Stay) {
  if (!from) return null
  if (!to) return `Entrada: ${formatDate(from)}`
  const nights = countLabel(nightsBetween(from, to), 'noite', 'noites')
  return `Datas: ${formatDate(from)} a ${formatDate(to)} (${nights})`
}

/** Nothing that is typed may begin a line of its own, or turn around those of others. */
function oneLine(text: string, length: number) {
  return shorten(text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' '), length).toWellFormed()
}
