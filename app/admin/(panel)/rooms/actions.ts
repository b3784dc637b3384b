'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { Refused } from '@/lib/action/errors'
import type { Failure } from '@/lib/action/result'
import { adminAction } from '@/lib/auth/admin-action'
import { deleteElement, undoDelete } from '@/lib/content/delete-element'
import { type Element, elementById, replaceElement } from '@/lib/content/list'
import { moveAfter } from '@/lib/content/order'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { saveElement } from '@/lib/content/save-element'
import { maxBase, maxId, maxVersion } from '@/lib/fields/limited'
import { roomForm, roomProblems } from '@/lib/rooms/form'
import { publishSite } from '@/lib/site/publish'
import { registry } from '@/lib/site/registry'

const { rooms } = registry
const id = z.string().min(1).max(maxId)
const base = z.string().max(maxBase)
const version = z.int().min(1).max(maxVersion)
const updateFailed = 'Erro ao atualizar acomodação.'

/** `base` is the fingerprint that the form was opened with, null for a new one. */
export const saveRoom = adminAction(
  roomForm.extend({ id, base: base.nullable(), force: z.boolean() }),
  'Erro ao salvar quarto.',
  async ({ id, base, force, ...fields }, admin) => {
    const change = (stored: Element | undefined) => {
      const fieldErrors = roomProblems(fields, stored)
      const [error] = Object.values(fieldErrors)
      if (error) throw new Refused({ ok: false, error, fieldErrors })
      return fields
    }
    const result = await saveElement(admin, rooms, { id, base, force, change })
    if (!result.ok) return result
    await publishSite({ rooms: result.list })
    return { ok: true }
  },
)

export const setRoomActive = adminAction(
  z.object({ id, active: z.boolean() }),
  updateFailed,
  async ({ id, active }, admin) => {
    const result = await tryRewrite(admin, rooms, (list) => {
      const stored = elementById(list, id)
      if (!stored) throw refusal('Ela foi excluída por outra pessoa.')
      return replaceElement(list, id, { ...stored, active })
    })
    if (!result.ok) return refused(result)
    await publishSite({ rooms: result.list })
    return { ok: true }
  },
)

/** The order decides which room stands for its category (ROOM-1). */
export const moveRoom = adminAction(
  z.object({ id, after: id.nullable() }),
  updateFailed,
  async ({ id, after }, admin) => {
    const result = await tryRewrite(admin, rooms, (list) => {
      const moved = moveAfter(rooms, list, id, after)
      if (!moved) throw refusal('A lista mudou enquanto isso; tente de novo.')
      return moved
    })
    if (!result.ok) return refused(result)
    await publishSite({ rooms: result.list })
    return { ok: true }
  },
)

/** Deletes a room as the page showed it (`base`), or whatever it is now; `version` is for `undoDeleteRoom`. */
export const deleteRoom = adminAction(
  z.object({ id, base, force: z.boolean() }),
  'Erro ao excluir acomodação.',
  async (input, admin) => {
    const result = await deleteElement(admin, rooms, input)
    if (!result.ok) return refused(result)
    await publishSite({ rooms: result.list })
    return { ok: true, version: result.version }
  },
)

export const undoDeleteRoom = adminAction(
  z.object({ id, version }),
  'Não foi possível desfazer a exclusão. Tente de novo.',
  async (input, admin) => {
    const result = await undoDelete(admin, rooms, input)
    if (!result.ok) return refused(result)
    await publishSite({ rooms: result.list })
    return { ok: true }
  },
)

/** The page that asked shows a list of the past. */
function refused(failure: Failure) {
  refresh()
  return failure
}

function refusal(reason: string) {
  return new Refused({ ok: false, error: `${updateFailed} ${reason}` })
}
