import { formatCnpj } from '@/lib/cnpj'
import type { Wording } from '@/lib/fields/field'
import { line, maxAddress } from '@/lib/fields/limited'
import { formatCadastur } from './cadastur'
import { coordinatesText, readCoordinates } from './coordinates'
import { type networks, profileAddress } from './networks'
import { isServiceNumber, readPhone } from './phone'

/** Texts of one spelling: what is typed in any other is stored in that, and anything else is refused with a sentence. */

type Spelled = { text: string } | { wrong: string }

export function whatsapp(wording: Wording) {
  return spelled({ ...wording, type: 'tel' }, 60, (typed) => numberOf(typed))
}

/** Also a number without an area code, such as 0800. */
export function phone(wording: Wording) {
  return spelled({ ...wording, type: 'tel' }, 60, (typed) =>
    isServiceNumber(typed) ? { text: typed.replace(/\s+/g, ' ') } : numberOf(typed),
  )
}

export function profile(name: keyof typeof networks, { wrong, ...wording }: Wording & { wrong: string }) {
  return spelled(wording, maxAddress, (typed) => orWrong(profileAddress(name, typed), wrong), 'link')
}

export function cnpj(wording: Wording) {
  return spelled(wording, 40, (typed) => orWrong(formatCnpj(typed), 'CNPJ inválido: confira os dígitos'))
}

export function cadastur(wording: Wording) {
  const wrong = 'Use o número do certificado, como 19.012345.80.0001-2, ou o CNPJ'
  return spelled(wording, 40, (typed) => orWrong(formatCadastur(typed), wrong))
}

export function postalCode(wording: Wording) {
  return spelled(wording, 20, (typed) => {
    const digits = typed.replace(/[\s.-]/g, '')
    const isCode = /^\d{8}$/.test(digits) && !/^0{5}/.test(digits)
    return orWrong(isCode ? `${digits.slice(0, 5)}-${digits.slice(5)}` : null, 'Use um CEP como 25960-000')
  })
}

export function coordinates(wording: Wording) {
  return spelled(wording, maxAddress, (typed) => {
    const place = readCoordinates(typed)
    return 'wrong' in place ? place : { text: coordinatesText(place) }
  })
}

function spelled(
  wording: Wording,
  max: number,
  spell: (typed: string) => Spelled,
  kind: 'text' | 'link' = 'text',
) {
  const form = line(max).transform((typed, context) => {
    const result = typed === '' ? { text: '' } : spell(typed)
    if ('text' in result) return result.text
    context.addIssue({ code: 'custom', message: result.wrong })
    return typed
  })
  const shown = (stored: unknown) => (typeof stored === 'string' ? stored.trim() : '')
  return { ...wording, kind, read: form.catch(''), form, shown, blank: '' }
}

function orWrong(text: string | null, wrong: string): Spelled {
  return text === null ? { wrong } : { text }
}

function numberOf(typed: string): Spelled {
  const number = readPhone(typed)
  return 'wrong' in number ? number : { text: number.label }
}
