/** The `tel:` address of a phone number as people write it: `(24) 5550-0142` → `tel:2455500142`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A documented link that needs no key (HOME-8). */
export function directionsUrl(address: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}

/** The same address as a map for a frame, in Portuguese; needs no key. */
export function mapFrameUrl(address: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: address, hl: 'pt-BR', z: '14', output: 'embed' })}`
}
