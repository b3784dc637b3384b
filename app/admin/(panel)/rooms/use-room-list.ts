'use client'

import { startTransition, useOptimistic, useState } from 'react'
import { fingerprint } from '@/lib/content/fingerprint'
import { type Element, removeElement, replaceElement } from '@/lib/content/list'
import { moveAfter } from '@/lib/content/order'
import { type RoomOverview, roomOverviews } from '@/lib/rooms/admin/overview'
import { answer, unreachable } from '../../_ui/answer'
import { notify } from '../../_ui/notify'
import { deleteRoom, moveRoom, setRoomActive, undoDeleteRoom } from './actions'

type Change = (list: Element[]) => Element[]

/** The rooms with what can be done to them at once: shown before the server answers, taken back when it refuses. */
export function useRoomList(stored: Element[]) {
  const [list, change] = useOptimistic(stored, (current, apply: Change) => apply(current))
  const [news, setNews] = useState('')

  function toggle({ id, active, stored }: RoomOverview) {
    const next = { ...stored, active: !active }
    startTransition(async () => {
      change((rooms) => replaceElement(rooms, id, next))
      const result = await answer(setRoomActive({ id, active: !active }), updateFailed)
      if (result.ok) notify.success(`Acomodação ${active ? 'desativada' : 'ativada'} com sucesso!`)
    })
  }

  /** `position` counts from 0. */
  function move({ id, name }: RoomOverview, position: number) {
    const after = removeElement(list, id)[position - 1]?.id ?? null
    const moved = moveAfter({}, list, id, after)
    if (!moved) return
    setNews(`${name}: posição ${moved.findIndex((room) => room.id === id) + 1} de ${moved.length}.`)
    startTransition(async () => {
      change((rooms) => moveAfter({}, rooms, id, after) ?? rooms)
      await answer(moveRoom({ id, after }), updateFailed)
    })
  }

  function remove(room: RoomOverview): boolean {
    if (!confirm('Tem certeza que deseja excluir esta acomodação?')) return false
    removeNow(room, false)
    return true
  }

  function removeNow(room: RoomOverview, force: boolean) {
    const { id, stored } = room
    startTransition(async () => {
      change((rooms) => removeElement(rooms, id))
      const deletion = deleteRoom({ id, base: fingerprint(stored), force }).catch(unreachable(deleteFailed))
      const result = await deletion
      if (result.ok) return notify.undo('Acomodação excluída com sucesso!', () => undo(id, result.version))
      if (result.conflict?.current && confirm(`${result.error} Excluir mesmo assim?`)) removeNow(room, true)
      else notify.error(result.error, result.title)
    })
  }

  function undo(id: string, version: number) {
    startTransition(async () => {
      const result = await answer(undoDeleteRoom({ id, version }), undoFailed)
      if (result.ok) notify.success('Acomodação restaurada.')
    })
  }

  return { rooms: roomOverviews(list), news, toggle, move, remove }
}

const updateFailed = 'Erro ao atualizar acomodação.'
const deleteFailed = 'Erro ao excluir acomodação.'
const undoFailed = 'Não foi possível desfazer a exclusão. Tente de novo.'
