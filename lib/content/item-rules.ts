import { ActionError } from '@/lib/access/errors'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import type { StoredItem } from './list'
import { upperFirst } from './list-texts'

/** The schema of what a save may send; an item without an order number keeps its own. */
export function sentSchema({ panel: { form }, orderField = '' }: ListDefinition): z.ZodObject {
  const { [orderField]: place } = form.shape
  return place ? form.extend({ [orderField]: z.optional(place) }) : form
}

/** Computes the fields to store over `stored`, checked against the other `items`. Throws the errors; `now` is ISO. */
export function fieldsToStore(
  list: ListDefinition,
  { id, values, now }: { id: string; values: Record<string, unknown>; now: string },
  stored: StoredItem | undefined,
  items: StoredItem[],
): Record<string, unknown> {
  const { panel, unique } = list
  expectOwnId(list, id)
  if (unique && items.some((other) => other.id !== id && other[unique.field] === values[unique.field])) {
    throw refusal({ [unique.field]: upperFirst(unique.message) })
  }
  const fieldErrors = panel.fieldErrors(values, stored && panel.read(stored))
  if (Object.keys(fieldErrors).length > 0) throw refusal(fieldErrors)
  return panel.store(values, stored, now)
}

/** Throws if a list of one item would get a second one, which no page would show. */
export function expectOwnId({ lone, name, panel }: ListDefinition, id: string) {
  if (lone && id !== name) throw new ActionError({ ok: false, error: panel.texts.saveFailed })
}

function refusal(fieldErrors: Record<string, string>) {
  const [error = ''] = Object.values(fieldErrors)
  return new ActionError({ ok: false, error, fieldErrors })
}
