/**
 * The `tel:` address of a written number. One without a country's code is Brazilian, so that it can be dialled from abroad;
 * a number without an area code, such as 0800, stays as it is.
 */
export function phoneHref(written: string): string {
  const digits = written.replace(/[^\d+]/g, '').replace(/^00(?!\d{0,8}$)/, '+')
  if (digits.startsWith('+')) return `tel:${digits.replace(/^\+550/, '+55')}`
  const national = digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=[1-9]{2}\d{8,9}$)/, '')
  return `tel:${/^[1-9]{2}\d{8,9}$/.test(national) ? '+55' : ''}${national}`
}
