import { ActionError } from '@/lib/action/errors'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import type { StoredItem } from './list'
import { upperFirst } from './list-texts'

/** What a save may send of an item: without its place it keeps the one it has. */
export function sentSchema({ panel: { form }, orderField = '' }: ListDefinition): z.ZodObject {
  const { [orderField]: place } = form.shape
  return place ? form.extend({ [orderField]: z.optional(place) }) : form
}

/** Over what is `stored`, beside the other `items`. Throws with what speaks against it; `now` is ISO. */
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

/** A second item of a list that has one would be shown nowhere. Throws. */
export function expectOwnId({ lone, name, panel }: ListDefinition, id: string) {
  if (lone && id !== name) throw new ActionError({ ok: false, error: panel.texts.saveFailed })
}

function refusal(fieldErrors: Record<string, string>) {
  const [error = ''] = Object.values(fieldErrors)
  return new ActionError({ ok: false, error, fieldErrors })
}
