import type { Draft } from '@/lib/content/drafts'
import { mediaFields, valuesAt } from '@/lib/content/fields/field'
import { shortMoment } from '@/lib/times'
import type { ListDefinition } from './definition'
import { itemById, itemFingerprint, type StoredItem } from './list'

/** A row of a list's screen; broken items have one too. */
export type ItemRow = {
  id: string
  expectedFingerprint: string
  label: string
  image: string | null
  active: boolean
  validationMessage: string | null
  form: Record<string, unknown>
  /** Set if the row shows a draft instead of the stored item. */
  draft?: DraftMark
}

export type DraftMark = {
  version: number
  /** Null if the person has just written it in this dialog. */
  by: string | null
  /** For example `20/11 às 14:05`. */
  at: string
  /** The fingerprint of the stored item that the draft began with; null for a new item. */
  expectedFingerprint: string | null
  before: Record<string, unknown> | undefined
  /** Whether the item exists only as a draft. */
  isAlone: boolean
}

/** Builds the row of an item. Never throws. */
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

/** Returns a list's drafts as rows: new items, and drafts of its `items`. Drafts of deleted items are left out. */
export function draftRows<Row extends ItemRow>(
  list: ListDefinition,
  drafts: Draft[],
  items: StoredItem[],
  rowsOf: (items: StoredItem[]) => Row[],
): Row[] {
  return drafts.flatMap((draft) => {
    const { item, base } = draft
    const isAlone = itemById(items, item.id) === undefined
    if (isAlone && base) return []
    return rowsOf([item]).map((row) => ({ ...row, draft: draftMark(draft, isAlone, list) }))
  })
}

/** What a form says of a draft of a list's item, or without `list` of a single row. */
export function draftMark(
  { base, version, by, at }: Draft,
  isAlone: boolean,
  list?: ListDefinition,
): DraftMark {
  const expectedFingerprint = base && itemFingerprint(list ?? {}, base)
  const before = base && list ? list.panel.read(base) : (base ?? undefined)
  return { version, by, at: shortMoment(at), expectedFingerprint, before, isAlone }
}
