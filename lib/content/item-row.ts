import { imagePaths } from '@/lib/fields/field'
import type { ListDefinition } from './definition'
import type { Element } from './list'
import { itemFingerprint } from './order'

/** Broken ones included. */
export type ItemRow = {
  id: string
  base: string
  label: string
  image: string | null
  active: boolean
  problem: string | null
  form: Record<string, unknown>
}

/** Never fails. */
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

export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, step) => Object(inner)[step], value)
}
