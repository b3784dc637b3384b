import { phoneHref } from '@/lib/phone-href'

/** `label` is the number as it was written; `note` what was said of it, such as '(WhatsApp)' or 'ramal 12'. */
export type Phone = { label: string; note?: string; href?: string }

/**
 * Returns every number of the hotel's text with its own address: `(24) 5550-0142` → `tel:+552455500142`. Text without a
 * number comes back whole, without an address; an empty one gives no entry.
 */
export function phonesIn(text: string): Phone[] {
  const phones = [...text.matchAll(written)].flatMap(({ groups: { number = '', note } = {} }) => {
    const href = phoneHref(number)
    return href.replace(/\D/g, '').length > 14 ? [] : [{ label: number, note: note?.trim(), href }]
  })
  const rest = text.trim()
  if (phones.length === 0 && rest) return [{ label: rest }]
  return phones.filter(({ href }, index) => phones.findIndex((other) => other.href === href) === index)
}

/** Whether each entry of a list, however it is divided, holds a number that can be dialled; also of an empty text. */
export function isPhoneList(text: string): boolean {
  const entries = text
    .replace(written, (number) => (phonesIn(number)[0]?.href ? dialled : number))
    .split(between)
  return entries.every((entry) => !entry.trim() || entry.includes(dialled))
}

const dialled = '\u260e'
const between = /[,;/|\n]|\s(?:e|ou)\s/

const gap = '[\\s.\\-–‑]'
const foreign = `\\+(?!55)\\d(?:[\\s().\\-–‑]*\\d){7,12}`
const freeOfCharge = `0[389]00(?:${gap}?\\d){6,7}`
const areaCode = `(?:\\(0?\\d{2}\\)|0?\\d{2}(?!\\d))`
const subscriber = `(?:9${gap})?(?:\\d{2})?\\d{4,5}${gap}{0,3}\\d{4}`
const brazilian = `(?:\\+?55(?!\\d)${gap}*)?(?:${areaCode}${gap}*)?${subscriber}|\\+?\\d{8,13}`
const remark = `\\s*\\([^()\\d]{1,20}\\)|\\s*ramal\\s*\\d{1,5}`
const written = new RegExp(
  `(?<![\\d+])(?<number>${foreign}|${freeOfCharge}|${brazilian})(?!\\d)(?<note>${remark})?`,
  'gi',
)

/** A documented link that needs no key (HOME-8). */
export function directionsUrl(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}

/** The same address as a map for a frame, in Portuguese; needs no key. */
export function mapFrameUrl(address: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, hl: 'pt-BR', z: '14', output: 'embed' })}`
}
