import { blanks } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { listTexts } from '@/lib/content/list-texts'
import { withPreviousSlugs } from '@/lib/content/slug'
import { packageFields } from '@/lib/packages/fields'
import { type PackageValues, toForm } from '@/lib/packages/form'
import { discountPercentage } from '@/lib/packages/pricing'
import { freeSlug } from '@/lib/packages/slug'
import { listPanel } from './list-panel'

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

export const packagePanel = listPanel(packageFields, texts, {
  read: (stored) => (stored ? toForm(stored) : blanks(packageFields)),
  store: storedFields,
  // Former slugs stay with the original.
  copy: (original, packages) => ({ slug: freeSlug(original, packages), previousSlugs: undefined }),
  tellsWhy: true,
  draft: ['pacote', 'novo'],
})

/** Returns the stored values: without empty images, with discount and stamps; `now` is ISO. */
export function storedFields(
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

/** Adds values computed from a package's fields: its former slugs (PKG-5) and its discount (PKG-8). */
export function withDerived(next: StoredItem, stored: StoredItem | undefined): StoredItem {
  const { price, originalPrice = null } = next
  const known = withPreviousSlugs(next, stored)
  if (typeof price !== 'number' || (originalPrice !== null && typeof originalPrice !== 'number')) return known
  const percentage = discountPercentage({ price, originalPrice })
  return percentage === 0 && known.discountPercentage === undefined
    ? known
    : { ...known, discountPercentage: percentage }
}
