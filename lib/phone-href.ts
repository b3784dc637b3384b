/** Returns the `tel:` link of a number, with +55 unless it has a country code or, like 0800, no area code. */
export function phoneHref(written: string): string {
  const digits = written.replace(/[^\d+]/g, '').replace(/^00(?!\d{0,8}$)/, '+')
  if (digits.startsWith('+')) return `tel:${digits.replace(/^\+550/, '+55')}`
  const national = digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=[1-9]{2}\d{8,9}$)/, '')
  return `tel:${/^[1-9]{2}\d{8,9}$/.test(national) ? '+55' : ''}${national}`
}
