import { wholeStayNights } from '@/lib/booking/range'
import { blankValues, formSchemas, formValues } from '@/lib/content/fields/field'
import { parsePrice } from '@/lib/content/fields/price-input'
import type { StoredItem } from '@/lib/content/list'
import { listTexts } from '@/lib/content/list-texts'
import { withPreviousSlugs } from '@/lib/content/slug'
import { packageFields, packagesSection } from '@/lib/packages/fields'
import { discountPercentage } from '@/lib/packages/pricing'
import { edited } from '@/lib/panel/list-panel'
import { z } from '@/lib/zod'
import { findFreeSlug } from './slug'

const texts = listTexts(
  { one: 'pacote', several: 'pacotes', feminine: false },
  {
    title: 'Gerenciar Ofertas',
    text: 'Pacotes e ofertas que os visitantes veem no site.',
    add: 'Nova Oferta',
    emptyHint: 'Comece por “Nova Oferta”: o pacote aparece em Pacotes assim que for salvo.',
    shown: 'Pacote atualizado com sucesso!',
    hidden: 'Pacote atualizado com sucesso!',
  },
)

export const editedPackages = edited(
  packagesSection,
  packageFields,
  texts,
  {
    read: (stored) => (stored ? toForm(stored) : blankValues(packageFields)),
    store: packageToStore,
    // Former slugs stay with the original.
    copy: (original, packages) => ({ slug: findFreeSlug(original, packages), previousSlugs: undefined }),
    tellsWhy: true,
    draft: ['pacote', 'novo'],
  },
  withDerived,
)

/** Returns the values to store: without empty images, with discount and timestamps; `now` is ISO. */
export function packageToStore(
  { orderIndex, ...values }: PackageValues,
  stored: StoredItem | undefined,
  now: string,
): Record<string, unknown> {
  const { principal, gallery } = values.images
  return {
    ...values,
    ...(orderIndex !== undefined && { orderIndex }),
    images: { principal, gallery: gallery.filter(Boolean) },
    discountPercentage: discountPercentage(values),
    createdAt: typeof stored?.createdAt === 'string' ? stored.createdAt : now,
    updatedAt: now,
  }
}

/** Adds a package's computed values: its former slugs (PKG-5) and its discount (OFF-8). */
function withDerived(next: StoredItem, stored: StoredItem | undefined): StoredItem {
  const { price, originalPrice = null } = next
  const known = withPreviousSlugs(next, stored)
  if (typeof price !== 'number' || (originalPrice !== null && typeof originalPrice !== 'number')) return known
  const percentage = discountPercentage({ price, originalPrice })
  return percentage === 0 && known.discountPercentage === undefined
    ? known
    : { ...known, discountPercentage: percentage }
}

/** Schema of a package without id and timestamps (PKG-4, PKG-6). */
export const packageForm = z.object(formSchemas(packageFields))

/** Schema of a save. Without `orderIndex` the package keeps its position (SAVE-5). */
export const packageValues = packageForm.partial({ orderIndex: true })

export type PackageFormInput = z.input<typeof packageForm>
export type PackageValues = z.output<typeof packageValues>

/** Returns form values for any stored value, with the readable part of broken ones, and nights according to OFF-24. */
export function toForm(stored: unknown): PackageFormInput {
  const form = formValues(packageFields, stored)
  const nights = wholeStayNights(form.dates.accommodationStart, form.dates.accommodationEnd)
  return nights === null ? form : { ...form, details: { ...form.details, nights: String(nights) } }
}

/** Returns a warning if the price is not a discount, which is not an error (PKG-6), or null. */
export function discountWarning(price: string, originalPrice: string): string | null {
  const [now, before] = [parsePrice(price), parsePrice(originalPrice)]
  if (!now || !before || before > now) return null
  return 'O preço original não é maior que o preço: o site não mostra desconto.'
}
