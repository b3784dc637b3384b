import { formatCnpj } from '@/lib/cnpj'
import type { Wording } from '@/lib/content/fields/field'
import { formText } from '@/lib/content/fields/kinds'
import { limitedText, maxAddress } from '@/lib/content/fields/limited'
import { isWebAddress } from '@/lib/content/fields/zod-fields'
import { coordinatesText, readCoordinates } from './coordinates'
import { isServiceNumber, readPhone } from './phone'

/** Texts with a canonical spelling: other spellings are converted, anything else is rejected with a sentence. */

type Spelled = { text: string } | { wrong: string }

export function whatsapp(wording: Wording) {
  return spelledField({ ...wording, type: 'tel' }, 60, (typed) => numberOf(typed))
}

/** Also accepts a number without an area code, such as 0800. */
export function phone(wording: Wording) {
  return spelledField({ ...wording, type: 'tel' }, 60, (typed) =>
    isServiceNumber(typed) ? { text: typed.replace(/\s+/g, ' ') } : numberOf(typed),
  )
}

export function profile(name: keyof typeof networks, { wrong, ...wording }: Wording & { wrong: string }) {
  return spelledField(
    wording,
    maxAddress,
    (typed) => spelledOrMessage(profileAddress(name, typed), wrong),
    'link',
  )
}

export function cnpj(wording: Wording) {
  return spelledField(wording, 40, (typed) =>
    spelledOrMessage(formatCnpj(typed), 'CNPJ inválido: confira os dígitos'),
  )
}

export function cadastur(wording: Wording) {
  const wrong = 'Use o número do certificado, como 19.012345.80.0001-2, ou o CNPJ'
  return spelledField(wording, 40, (typed) => spelledOrMessage(formatCadastur(typed), wrong))
}

export function postalCode(wording: Wording) {
  return spelledField(wording, 20, (typed) => {
    const digits = typed.replace(/[\s.-]/g, '')
    const isCode = /^\d{8}$/.test(digits) && !/^0{5}/.test(digits)
    return spelledOrMessage(
      isCode ? `${digits.slice(0, 5)}-${digits.slice(5)}` : null,
      'Use um CEP como 25960-000',
    )
  })
}

export function coordinates(wording: Wording) {
  return spelledField(wording, maxAddress, (typed) => {
    const place = readCoordinates(typed)
    return 'wrong' in place ? place : { text: coordinatesText(place) }
  })
}

function spelledField(
  wording: Wording,
  max: number,
  spell: (typed: string) => Spelled,
  kind: 'text' | 'link' = 'text',
) {
  const form = limitedText(max).transform((typed, context) => {
    const result = typed === '' ? { text: '' } : spell(typed)
    if ('text' in result) return result.text
    context.addIssue({ code: 'custom', message: result.wrong })
    return typed
  })
  return { ...wording, kind, max, read: form.catch(''), form, toForm: formText, blank: '' }
}

function spelledOrMessage(text: string | null, wrong: string): Spelled {
  return text === null ? { wrong } : { text }
}

function numberOf(typed: string): Spelled {
  const number = readPhone(typed)
  return 'wrong' in number ? number : { text: number.label }
}

/** Formats a certificate number as `19.012345.80.0001-2`, or a newer one, which is the CNPJ. Null for other text. */
function formatCadastur(text: string): string | null {
  const number = text.replace(/^cadastur\b[\s:]*/i, '').replace(/[\s./-]/g, '')
  if (/^\d{15}$/.test(number) && !/^(\d)\1*$/.test(number)) {
    return number.replace(/^(..)(......)(..)(....)(.)$/, '$1.$2.$3.$4-$5')
  }
  return formatCnpj(number)
}

type Network = {
  hosts: RegExp
  /** Returns the address to store, or null if it is not a profile. */
  profile(url: URL): string | null
  named?(name: string): string
}

const instagramName = /^[\w.]{1,30}$/
const noProfile = new Set(['p', 'reel', 'reels', 'explore', 'stories', 'accounts', 'tv'])

const facebookPage =
  /^(?:[^/]+|(?:p|pg)\/[^/]+|pages\/(?:category\/[^/]+\/)?[^/]+(?:\/\d+)?|people\/[^/]+(?:\/\d+)?|share\/[^/]{3,})$/
const noFacebookPage =
  /^(?:[^/]+\.php|p|pg|pages|people|share|sharer|search|watch|groups|events|login|photos?|videos|reels?|stories|hashtag|marketplace)$/i

export const networks = {
  instagram: {
    hosts: /^(?:www\.|m\.)?instagram\.com$/,
    profile({ pathname }) {
      const [name = '', ...rest] = pathname.split('/').filter(Boolean)
      const isProfile = rest.length === 0 && instagramName.test(name) && !noProfile.has(name)
      return isProfile ? instagram(name) : null
    },
    named: instagram,
  },
  facebook: {
    hosts: /^(?:(?:www|m|web|pt-br)\.)?(?:facebook|fb)\.com$/,
    profile({ pathname, searchParams }) {
      const path = pathname.split('/').filter(Boolean).join('/')
      const id = searchParams.get('id')
      if (path === 'profile.php') return id && /^\d+$/.test(id) ? facebook(`profile.php?id=${id}`) : null
      return facebookPage.test(path) && !noFacebookPage.test(path) ? facebook(path) : null
    },
    named: facebook,
  },
  tripadvisor: {
    hosts: /^(?:www\.|pt\.)?tripadvisor\.com(?:\.br)?$/,
    profile({ hostname, pathname }) {
      const isPage = pathname.length > 1 && !/^\/+search\b/i.test(pathname)
      return isPage ? `https://${hostname}${pathname}` : null
    },
  },
  google: {
    hosts:
      /^(?:(?:www\.)?google\.com(?:\.br)?|maps\.google\.com(?:\.br)?|maps\.app\.goo\.gl|goo\.gl|g\.page|share\.google)$/,
    profile({ hostname, pathname, search }) {
      const isMap = !/^(?:www\.)?google\.|^goo\.gl$/.test(hostname) || /^\/maps(?:\/|$)/.test(pathname)
      const isSomething = pathname.replace('/maps', '').length > 1 || /[?&](?:cid|q|query)=/.test(search)
      const isSearch = /^\/+(?:maps\/+)?search(?:\/|$)/i.test(pathname)
      return isMap && isSomething && !isSearch ? `https://${hostname}${pathname}${search}` : null
    },
  },
} satisfies Record<string, Network>

/** Returns the address for typed `@name` or a link with or without `https://`; null for another host. */
export function profileAddress(name: keyof typeof networks, typed: string): string | null {
  const network: Network = networks[name]
  const trimmed = typed.trim()
  const [, handle] = /^@?([\w.]{1,50})$/.exec(trimmed) ?? []
  const isName = handle && (trimmed.startsWith('@') || !handle.includes('.'))
  const text = isName ? (network.named?.(handle) ?? '') : trimmed
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = isWebAddress(address) ? URL.parse(address) : null
  if (url?.port !== '' || !network.hosts.test(url.hostname)) return null
  return network.profile(url)
}

function instagram(name: string) {
  return `https://www.instagram.com/${name}`
}

function facebook(path: string) {
  return `https://www.facebook.com/${path}`
}
