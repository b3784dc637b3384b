import type { ItemRow } from '@/lib/content/item-row'
import { itemFingerprint, type StoredItem } from '@/lib/content/list'
import { siteNow } from '@/lib/dates'
import { isExpired, isOnSite, timesOnSite } from '@/lib/packages/expiry'
import { packagesSection } from '@/lib/packages/fields'
import { discountPercentage } from '@/lib/packages/pricing'
import { z } from '@/lib/zod'
import { type PackageFormInput, toForm } from './form'
import { appearsText, offSiteText } from './on-site'

/** A package in the panel's list, even a broken one. Prices are in reais, dates `yyyy-mm-dd`. */
export type PackageRow = ItemRow & {
  name: string
  slug: string
  category: string
  /** Null if the stored value is not a price. */
  price: number | null
  /** Set only for a discount (OFF-8). */
  originalPrice: number | null
  stay: Period
  offer: Period
  isFeatured: boolean
  isExpired: boolean
  /** 'Aparece em 1 dez' if its time on the site is still to come. */
  appears: string | null
  isPublic: boolean
  /** The reason why the site does not show an active package now, or null. */
  offSite: string | null
  form: PackageFormInput
}

export type Period = { start: string | null; end: string | null }

export function packageRows(items: StoredItem[]): PackageRow[] {
  const now = siteNow()
  return items.map((item) => packageRow(item, now))
}

/** Returns a stored package as a row, at a moment in milliseconds since the epoch. Never throws. */
export function packageRow(item: StoredItem, now: number): PackageRow {
  const pkg = forgiving.parse(item)
  const { name, slug, category, price, originalPrice, images, dates, active, isFeatured } = pkg
  const { from } = timesOnSite(pkg)
  const validationMessage = packageValidationMessage(item)
  const form = toForm(item)
  return {
    id: item.id,
    expectedFingerprint: itemFingerprint(ordered, item),
    label: name || slug || 'Sem nome',
    name,
    slug,
    category,
    price,
    originalPrice: price && discountPercentage({ price, originalPrice }) > 0 ? originalPrice : null,
    image: images.principal,
    stay: { start: dates.accommodationStart, end: dates.accommodationEnd },
    offer: { start: dates.offerStart, end: dates.offerEnd },
    active,
    isFeatured,
    isExpired: isExpired(pkg, now),
    appears: from > now ? appearsText(from, now) : null,
    isPublic: active && validationMessage === null && isOnSite(pkg, now),
    offSite: validationMessage ?? offSiteText({ ...form, active: true }, now),
    validationMessage,
    form,
  }
}

const ordered = { orderField: 'orderIndex' }
const anyText = z.string().trim().catch('')

const forgiving = packagesSection.schema.extend({
  id: anyText,
  name: anyText,
  slug: anyText,
  category: anyText,
  price: z.number().positive().nullable().catch(null),
})

const names: Record<string, string> = {
  name: 'o nome',
  slug: 'o endereço (slug)',
  category: 'a categoria',
  price: 'o preço',
}

/** Returns a sentence about why the site cannot show a stored package, or null. */
export function packageValidationMessage(stored: unknown): string | null {
  const result = packagesSection.schema.safeParse(stored)
  if (result.success) return null
  const fields = new Set(result.error.issues.map(({ path }) => names[String(path[0])] ?? 'os dados'))
  return `Ainda não pode aparecer no site: confira ${inWords.format(fields)}.`
}

const inWords = new Intl.ListFormat('pt-BR')
