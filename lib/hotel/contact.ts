import { phoneHref } from '@/lib/phone-href'

/** `label` is the number as written; `note` an addition such as '(WhatsApp)' or 'ramal 12'. */
export type Phone = { label: string; note?: string; href?: string }

/** Returns every number with its link: `(24) 5550-0142` → `tel:+552455500142`. Other text becomes one entry without a link. */
export function phonesIn(text: string): Phone[] {
  const phones = [...text.matchAll(written)].flatMap(({ groups: { number = '', note } = {} }) => {
    const href = phoneHref(number)
    return href.replace(/\D/g, '').length > 14 ? [] : [{ label: number, note: note?.trim(), href }]
  })
  const rest = text.trim()
  if (phones.length === 0 && rest) return [{ label: rest }]
  return phones.filter(({ href }, index) => phones.findIndex((other) => other.href === href) === index)
}

/** Checks that each entry of a list, with any separator, contains a number that can be dialled. Accepts an empty text. */
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

/** Returns a documented link to Google Maps that needs no key (HOME-8). */
export function directionsUrl(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}

/** Returns an embeddable map of the address in Portuguese that needs no key. */
export function mapFrameUrl(address: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, hl: 'pt-BR', z: '14', output: 'embed' })}`
}
