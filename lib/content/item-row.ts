import { imagePaths } from '@/lib/fields/field'
import type { ListDefinition } from './definition'
import type { Element } from './list'
import { itemFingerprint } from './order'

/** One item as the panel lists it, broken ones included. */
export type ItemRow = {
  id: string
  /** For saving: see `itemFingerprint`. */
  base: string
  /** What to call it, also while it has no name. */
  label: string
  image: string | null
  active: boolean
  /** Why the site cannot show it; null when it can. */
  problem: string | null
  /** What its form starts from. */
  form: Record<string, unknown>
}

/** A stored item as a row, made from what its list declares. Never fails. */
export function itemRow(list: ListDefinition, item: Element): ItemRow {
  const form = list.panel.read(item)
  const [image] = imagePaths(list.fields).flatMap((path) => valueAt(form, path))
  return {
    id: item.id,
    base: itemFingerprint(list, item),
    label: (typeof item.name === 'string' && item.name.trim()) || 'Sem nome',
    image: typeof image === 'string' && image ? image : null,
    active: item.active === undefined || item.active === true,
    problem: list.schema.safeParse(item).success ? null : 'Não aparece no site: confira os dados.',
    form,
  }
}

/** What stands at a dotted path; undefined where there is nothing. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, step) => Object(inner)[step], value)
}
