/**
 * Returns the `tel:` link of a written number. Without a country code it is Brazilian and gets +55, for calls from abroad; a
 * number without an area code, such as 0800, stays unchanged.
 */
export function phoneHref(written: string): string {
  const digits = written.replace(/[^\d+]/g, '').replace(/^00(?!\d{0,8}$)/, '+')
  if (digits.startsWith('+')) return `tel:${digits.replace(/^\+550/, '+55')}`
  const national = digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=[1-9]{2}\d{8,9}$)/, '')
  return `tel:${/^[1-9]{2}\d{8,9}$/.test(national) ? '+55' : ''}${national}`
}
