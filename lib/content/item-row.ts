import { mediaFields, valuesAt } from '@/lib/fields/field'
import type { ListDefinition } from './definition'
import type { StoredItem } from './list'
import { itemFingerprint } from './order'

/** Broken ones included. */
export type ItemRow = {
  id: string
  expectedFingerprint: string
  label: string
  image: string | null
  active: boolean
  validationMessage: string | null
  form: Record<string, unknown>
  /** Of a row that shows a draft and not what is stored. */
  draft?: DraftMark
}

type DraftMark = {
  version: number
  /** Null for whoever has just written it in this dialog. */
  by: string | null
  /** `20/11 às 14:05`. */
  at: string
  /** Of the stored item it was begun from, and how the form read that; none for a new one. */
  expectedFingerprint: string | null
  before: Record<string, unknown> | undefined
  /** Nothing of it is on the list yet. */
  isAlone: boolean
}

/** Never fails. */
export function itemRow(list: ListDefinition, item: StoredItem): ItemRow {
  const form = list.panel.read(item)
  const [image] = mediaFields(list.fields).flatMap(([path]) =>
    valuesAt(form, path).flatMap(({ value }) => value),
  )
  return {
    id: item.id,
    expectedFingerprint: itemFingerprint(list, item),
    label: (typeof item.name === 'string' && item.name.trim()) || 'Sem nome',
    image: typeof image === 'string' && image ? image : null,
    active: item.active === undefined || item.active === true,
    validationMessage: list.schema.safeParse(item).success ? null : 'Não aparece no site: confira os dados.',
    form,
  }
}

export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, step) => Object(inner)[step], value)
}
