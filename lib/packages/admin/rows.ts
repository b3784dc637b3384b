import { z } from 'zod'
import type { Element } from '@/lib/content/list'
import { isExpired, isHidden } from '../expiry'
import type { PackageFormInput } from '../form'
import { toForm } from '../form-values'
import { discountPercentage } from '../pricing'
import { packageSchema } from '../schema'
import { packageBase } from './base'
import { packageProblem } from './problem'

/** One package as the panel lists it, broken ones included. Prices in reais, dates `yyyy-mm-dd`. */
export type PackageRow = {
  id: string
  /** For saving: see `packageBase`. */
  base: string
  name: string
  slug: string
  category: string
  /** Null when what is stored is no price. */
  price: number | null
  /** Only where it is a discount (decision 17). */
  originalPrice: number | null
  picture: string | null
  stay: Period
  offer: Period
  active: boolean
  isFeatured: boolean
  /** Active, and its offer or stay is over. */
  isExpired: boolean
  /** Visitors can open its page. */
  isPublic: boolean
  /** Why the site cannot show it; null when it can. */
  problem: string | null
  form: PackageFormInput
}

export type Period = { start: string | null; end: string | null }

/** A stored package as a row; `today` is the hotel's day. Never fails. */
export function packageRow(element: Element, today: string): PackageRow {
  const { name, slug, category, price, originalPrice, images, dates, active, isFeatured, hideAtEnd } =
    forgiving.parse(element)
  const problem = packageProblem(element)
  return {
    id: element.id,
    base: packageBase(element),
    name,
    slug,
    category,
    price,
    originalPrice: price && discountPercentage({ price, originalPrice }) > 0 ? originalPrice : null,
    picture: images.principal,
    stay: { start: dates.accommodationStart, end: dates.accommodationEnd },
    offer: { start: dates.offerStart, end: dates.offerEnd },
    active,
    isFeatured,
    isExpired: isExpired({ active, dates }, today),
    isPublic: active && problem === null && !isHidden({ hideAtEnd, dates }, today),
    problem,
    form: toForm(element),
  }
}

const anyText = z.string().trim().catch('')

const forgiving = packageSchema.extend({
  id: anyText,
  name: anyText,
  slug: anyText,
  category: anyText,
  price: z.number().positive().nullable().catch(null),
})
