/** The `tel:` address of a phone number as people write it: `(24) 5550-0142` → `tel:2455500142`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
