'use server'

import { adminAction, invalid } from '@/lib/access/admin-action'
import { maxVersion } from '@/lib/content/fields/limited'
import { sameJson } from '@/lib/content/fingerprint'
import { changeFields } from '@/lib/content/item-changes'
import { itemById, type StoredItem } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { stepOf } from '@/lib/content/versions'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { finish, id, list, refuse, said } from './list-action'

const price = z.union([z.string().max(40), z.number(), z.null()])
const fields = z.object({ price: price.optional(), active: z.boolean().optional() })
const change = z.object({ id, before: fields, after: fields }).refine(namesWhatChanges)

/**
 * Prices and states of some items in one write and one version. Nothing is written unless each still holds its
 * `before`; what `undoes` a version leaves those as they are that were changed since (`left` names them).
 */
export const changeItems = adminAction(
  z.object({
    list,
    changes: z.array(change).min(1).max(500),
    undoes: z.int().min(1).max(maxVersion).nullable(),
  }),
  said('changeFailed'),
  async ({ list, changes: sent, undoes }, admin) => {
    const definition = registry[list]
    const { shape } = definition.panel.form
    const checked = z
      .array(z.object({ price: z.optional(shape.price), active: z.optional(shape.active) }))
      .safeParse(sent.map(({ after }) => after))
    if (!checked.success) return invalid(checked.error)
    const changes = sent.map((change, place) => ({ ...change, after: { ...checked.data[place] } }))
    const now = new Date().toISOString()
    const undone = undoes === null ? undefined : await stepOf(admin, list, undoes)
    let left: string[] = []
    const result = await tryRewrite(admin, definition, (stored) => {
      const changed = changeFields(definition, stored, changes, now, undone)
      left = changed.left.map((id) => nameOf(itemById(stored, id)))
      if (left.length > 0 && undoes === null)
        refuse(`${inWords.format(left)}: alterado enquanto isso. Nada foi mudado.`)
      if (left.length === changes.length) refuse('Não há o que desfazer: tudo foi alterado depois.')
      return changed.items
    })
    const finished = await finish(list, result)
    return finished.ok ? { ok: true, left, version: finished.version } : finished
  },
)

/** Else something would be written over whatever stands there, or nothing at all. */
function namesWhatChanges({ before, after }: { before: object; after: object }) {
  const names = Object.keys(after)
  const values = [...Object.values(before), ...Object.values(after)]
  return names.length > 0 && sameJson(names, Object.keys(before)) && !values.includes(undefined)
}

function nameOf(item: StoredItem | undefined) {
  return item ? `“${item.name}”` : 'um item excluído'
}

const inWords = new Intl.ListFormat('pt-BR')
