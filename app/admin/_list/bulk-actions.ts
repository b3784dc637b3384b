'use server'

import { adminAction, invalid } from '@/lib/auth/admin-action'
import { changeFields } from '@/lib/content/change-fields'
import { itemById, type StoredItem } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { finish, id, list, refuse, said } from './list-action'

const price = z.union([z.string().max(40), z.number(), z.null()])
const fields = z.object({ price: price.optional(), active: z.boolean().optional() })

/**
 * Prices and states of some items in one write and one version. Nothing is written unless each still holds its
 * `before`; when `undoing`, the ones that were changed since stay as they are (`left` names them).
 */
export const changeItems = adminAction(
  z.object({
    list,
    changes: z
      .array(z.object({ id, before: fields, after: fields }))
      .min(1)
      .max(500),
    undoing: z.boolean(),
  }),
  said('changeFailed'),
  async ({ list, changes: sent, undoing }, admin) => {
    const definition = registry[list]
    const { shape } = definition.panel.form
    const checked = z
      .array(z.object({ price: z.optional(shape.price), active: z.optional(shape.active) }))
      .safeParse(sent.map(({ after }) => after))
    if (!checked.success) return invalid(checked.error)
    const changes = sent.map((change, place) => ({ ...change, after: { ...checked.data[place] } }))
    const now = new Date().toISOString()
    let left: string[] = []
    const result = await tryRewrite(admin, definition, (stored) => {
      const changed = changeFields(definition, stored, changes, now)
      left = changed.left.map((id) => nameOf(itemById(stored, id)))
      if (left.length > 0 && !undoing)
        refuse(`${inWords.format(left)}: alterado enquanto isso. Nada foi mudado.`)
      if (left.length === changes.length) refuse('Não há o que desfazer: tudo foi alterado depois.')
      return changed.items
    })
    const finished = await finish(list, result)
    return finished.ok ? { ok: true, left } : finished
  },
)

function nameOf(item: StoredItem | undefined) {
  return item ? `“${item.name}”` : 'um item excluído'
}

const inWords = new Intl.ListFormat('pt-BR')
