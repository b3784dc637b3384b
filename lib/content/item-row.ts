import { mediaFields, valuesAt } from '@/lib/content/fields/field'
import type { EditedSection } from './definition'
import { itemFingerprint, type StoredItem } from './list'
import { describePending, type PendingMark, type PendingVersion } from './pending-words'

/** A row of a list's screen, even for a broken item. */
export type ItemRow = {
  id: string
  expectedFingerprint: string
  label: string
  image: string | null
  active: boolean
  validationMessage: string | null
  form: Record<string, unknown>
  /** Set if the row shows a pending version instead of the stored item. */
  pending?: PendingMark
}

/** Builds the row of an item. Never throws. */
export function itemRow(list: EditedSection, item: StoredItem): ItemRow {
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

export function pendingRows<Row extends ItemRow>(
  list: EditedSection,
  versions: PendingVersion[],
  rowsOf: (items: StoredItem[]) => Row[],
  now: number,
): Row[] {
  return versions.flatMap((version) =>
    rowsOf([version.item]).map((row) => ({ ...row, pending: describePending(list, version, now, versions) })),
  )
}
