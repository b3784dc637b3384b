import { forms, shown } from '@/lib/fields/field'
import { parsePrice } from '@/lib/fields/price-input'
import { z } from '@/lib/zod'
import { packageFields } from './fields'

/** Any other `#rrggbb` can be typed (PKG-9). */
export const colorPresets = [
  { name: 'Amarelo', hex: '#ffcd1a' },
  { name: 'Verde', hex: '#74b24a' },
  { name: 'Verde escuro', hex: '#065f46' },
  { name: 'Vermelho', hex: '#FF6B35' },
] as const

/** A package without its id and stamps (PKG-4, PKG-6). */
export const packageForm = z.object(forms(packageFields))

/** What a save sends and the action checks again. Without `orderIndex` it keeps its place (PKG-14). */
export const packageValues = packageForm.partial({ orderIndex: true })

export type PackageFormInput = z.input<typeof packageForm>
export type PackageValues = z.output<typeof packageValues>

/** Forgives everything: what is broken is shown as it is where it can be read, so that the form says so. */
export function toForm(stored: unknown): PackageFormInput {
  return shown(packageFields, stored)
}

/** A price that is no discount is told, not refused (PKG-6); null when there is nothing to tell. */
export function discountWarning(price: string, originalPrice: string): string | null {
  const [now, before] = [parsePrice(price), parsePrice(originalPrice)]
  if (!now || !before || before > now) return null
  return 'O preço original não é maior que o preço: o site não mostra desconto.'
}
