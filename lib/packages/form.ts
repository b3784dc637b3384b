import { blanks, forms, shown } from '@/lib/fields/field'
import { parsePrice } from '@/lib/fields/price-input'
import { z } from '@/lib/zod'
import { packageFields } from './fields'

/** The colours on offer (§9); any other `#rrggbb` can be typed. */
export const colorPresets = [
  { name: 'Amarelo', hex: '#ffcd1a' },
  { name: 'Verde', hex: '#74b24a' },
  { name: 'Verde escuro', hex: '#065f46' },
  { name: 'Vermelho', hex: '#FF6B35' },
] as const

/** The form of a package: a package without its id and stamps (§3, §5, decision 25). */
export const packageForm = z.object(forms(packageFields))

/** What a save sends and the action checks again. Without `orderIndex` the package keeps its place. */
export const packageValues = packageForm.partial({ orderIndex: true })

/** What the form holds while it is filled in. */
export type PackageFormInput = z.input<typeof packageForm>
export type PackageValues = z.output<typeof packageValues>

/** What the form starts from for a new package (§4, §9). */
export const newPackage: PackageFormInput = blanks(packageFields)

/**
 * A stored package as the form shows it. It forgives everything: what is broken is shown as it is where it can be
 * read, so that the form says what is wrong with it, and as a new package's value where it cannot.
 */
export function toForm(stored: unknown): PackageFormInput {
  return shown(packageFields, stored)
}

/** A price that is no discount is told, not refused (decision 25); null when there is nothing to tell. */
export function discountWarning(price: string, originalPrice: string): string | null {
  const [now, before] = [parsePrice(price), parsePrice(originalPrice)]
  if (!now || !before || before > now) return null
  return 'O preço original não é maior que o preço: o site não mostra desconto.'
}
