import { wholeStayNights } from '@/lib/booking/range'
import { forms, shown } from '@/lib/content/fields/field'
import { parsePrice } from '@/lib/content/fields/price-input'
import { z } from '@/lib/zod'
import { packageFields } from './fields'

/** The schema of a package without its id and stamps (PKG-4, PKG-6). */
export const packageForm = z.object(forms(packageFields))

/** The schema of what a save sends. Without `orderIndex` the package keeps its position (PKG-14). */
export const packageValues = packageForm.partial({ orderIndex: true })

export type PackageFormInput = z.input<typeof packageForm>
export type PackageValues = z.output<typeof packageValues>

/** Returns form values for any stored value; broken values are shown as far as they can be read, and nights as OFF-24 says. */
export function toForm(stored: unknown): PackageFormInput {
  const form = shown(packageFields, stored)
  const nights = wholeStayNights(form.dates.accommodationStart, form.dates.accommodationEnd)
  return nights === null ? form : { ...form, details: { ...form.details, nights: String(nights) } }
}

/** Returns a warning if the price is no discount, which is not an error (PKG-6), or null. */
export function discountWarning(price: string, originalPrice: string): string | null {
  const [now, before] = [parsePrice(price), parsePrice(originalPrice)]
  if (!now || !before || before > now) return null
  return 'O preço original não é maior que o preço: o site não mostra desconto.'
}
