'use server'

import { adminAction, invalid } from '@/lib/access/admin-action'
import type { ActionResult } from '@/lib/access/result'
import { deleteStoredItem, undoDelete } from '@/lib/content/delete-item'
import { maxFingerprint, maxVersion } from '@/lib/content/fields/limited'
import { sameJson } from '@/lib/content/fingerprint'
import { changeFields, makeStamps } from '@/lib/content/item-changes'
import { getItemForm } from '@/lib/content/item-form'
import { findItem, moveAfter, replaceItem, type StoredItem } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { type Saved, saveStoredItem } from '@/lib/content/save-item'
import { findStep } from '@/lib/content/versions'
import { publishWritten } from '@/lib/panel/publish-written'
import { registry } from '@/lib/panel/registry'
import { sectionNames } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { copyItem, failureMessage, id, list, publishResult, refuse, refuseMissing } from './list-action'

const expectedFingerprint = z.string().max(maxFingerprint)

export type SavedItem = Pick<Saved, 'item' | 'fingerprint' | 'notes'>

/**
 * Saves the form `id`: a list item, or some fields of a single row. `expectedFingerprint` (null for a new item) and
 * `expectedValues` describe the item when the form was opened. The form's schema validates `values`. `notes` in the result
 * names whose concurrent changes were kept. `pending` is the version that this save publishes.
 */
export const saveItem = adminAction(
  z.object({
    list: z.enum(sectionNames),
    id,
    expectedFingerprint: expectedFingerprint.nullable(),
    expectedValues: z.record(z.string(), z.unknown()).optional(),
    force: z.boolean(),
    values: z.record(z.string(), z.unknown()),
    pending: z
      .object({ id: z.uuid(), version: z.int().min(1).max(maxVersion) })
      .nullable()
      .optional(),
  }),
  failureMessage('saveFailed'),
  async (
    { list, id, values: sent, expectedValues: before, pending, ...edit },
    admin,
  ): Promise<ActionResult<SavedItem>> => {
    const definition = registry[list]
    const { success, data, error } = getItemForm(definition, id).schema.safeParse(sent)
    if (!success) return invalid(error)
    const result = await saveStoredItem(admin, definition, { id, before, ...edit, values: data })
    if (!result.ok) return result
    const { item, fingerprint, notes } = result
    const pendingNotes = await publishWritten(admin, definition, result.list, { ids: [id], pending })
    return { ok: true, item, fingerprint, notes: notes + pendingNotes }
  },
)

/** Shows or hides an item, even if somebody has changed its other fields. */
export const setItemActive = adminAction(
  z.object({ list, id, active: z.boolean() }),
  failureMessage('changeFailed'),
  async ({ list, id, active }, admin) => {
    const definition = registry[list]
    const stamp = makeStamps(definition, new Date().toISOString(), ['updatedAt'])
    const result = await tryRewrite(admin, definition, (items) => {
      const stored = findItem(items, id) ?? refuseMissing(definition.panel.texts)
      return replaceItem(items, id, { ...stored, active, ...stamp })
    })
    return publishResult(admin, list, result, [id])
  },
)

export const moveItem = adminAction(
  z.object({ list, id, after: id.nullable() }),
  failureMessage('changeFailed'),
  async ({ list, id, after }, admin) => {
    const definition = registry[list]
    const result = await tryRewrite(
      admin,
      definition,
      (items) => moveAfter(definition, items, id, after) ?? refuse(definition.panel.texts.listChanged),
    )
    return publishResult(admin, list, result)
  },
)

export const duplicateItem = adminAction(
  z.object({ list, id }),
  failureMessage('changeFailed'),
  async ({ list, id }, admin) => {
    const copied = await copyItem(admin, list, id)
    return copied.ok ? { ok: true, id: copied.id, notes: copied.notes } : copied
  },
)

/** Deletes an item that is as the page showed it, or any with `force`. Pass the returned `version` to `undoDeleteItem`. */
export const deleteItem = adminAction(
  z.object({ list, id, expectedFingerprint, force: z.boolean() }),
  failureMessage('deleteFailed'),
  async ({ list, ...input }, admin) =>
    publishResult(admin, list, await deleteStoredItem(admin, registry[list], input), [input.id]),
)

export const undoDeleteItem = adminAction(
  z.object({ list, id, version: z.int().min(1).max(maxVersion) }),
  'Não foi possível desfazer a exclusão. Tente de novo.',
  async ({ list, ...input }, admin) =>
    publishResult(admin, list, await undoDelete(admin, registry[list], input), [input.id]),
)

const price = z.union([z.string().max(40), z.number().max(2 ** 31 - 1), z.null()])
const flag = z.boolean().optional()
const fields = z.object({ price: price.optional(), active: flag, isFeatured: flag })
const change = z.object({ id, before: fields, after: fields }).refine(namesTheSameFields)

/**
 * Changes prices and switches of several items in one write and one version. Writes nothing unless every item still has its
 * `before` values. With `undoes`, items changed since are skipped and named in `left`.
 */
export const changeItems = adminAction(
  z.object({
    list,
    changes: z.array(change).min(1).max(500, 'Selecione no máximo 500 de uma vez.'),
    undoes: z.int().min(1).max(maxVersion).nullable(),
  }),
  failureMessage('changeFailed'),
  async ({ list, changes: sent, undoes }, admin) => {
    const definition = registry[list]
    const { shape } = definition.panel.form
    const own = Object.keys(fields.shape).filter((name) => name in shape)
    const checked = z
      .array(z.object(Object.fromEntries(own.map((name) => [name, z.optional(shape[name])]))))
      .safeParse(sent.map(({ after }) => after))
    if (!checked.success) return invalid(checked.error)
    const changes = sent.map((change, place) => ({ ...change, after: { ...checked.data[place] } }))
    const now = new Date().toISOString()
    const undone = undoes === null ? undefined : await findStep(admin, list, undoes)
    let left: string[] = []
    const result = await tryRewrite(admin, definition, (stored) => {
      const changed = changeFields(definition, stored, changes, now, undone)
      left = changed.left.map((id) => nameOf(findItem(stored, id)))
      if (left.length > 0 && undoes === null)
        refuse(`${inWords.format(left)}: alterado enquanto isso. Nada foi mudado.`)
      if (left.length === changes.length) refuse('Não há o que desfazer: tudo foi alterado depois.')
      return changed.items
    })
    const ids = changes.map(({ id }) => id)
    const finished = await publishResult(admin, list, result, ids)
    return finished.ok ? { ...finished, left } : finished
  },
)

/** Requires a previous value for each change, which could otherwise overwrite somebody else's save. */
function namesTheSameFields({ before, after }: { before: object; after: object }) {
  const names = Object.keys(after)
  const values = [...Object.values(before), ...Object.values(after)]
  return names.length > 0 && sameJson(names, Object.keys(before)) && !values.includes(undefined)
}

function nameOf(item: StoredItem | undefined) {
  return item ? `“${item.name}”` : 'um item excluído'
}

const inWords = new Intl.ListFormat('pt-BR')
