'use client'

import { startTransition, useOptimistic, useState } from 'react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { answer, unreachable } from '../../_ui/answer'
import { notify } from '../../_ui/notify'
import { deletePackage, duplicatePackage, movePackage, setPackageActive, undoDeletePackage } from './actions'
import { saveFailed } from './texts'

type Change = (rows: PackageRow[]) => PackageRow[]

/** The packages with what can be done to them at once: shown before the server answers, taken back when it refuses. */
export function usePackageList(stored: PackageRow[]) {
  const [rows, change] = useOptimistic(stored, (current, apply: Change) => apply(current))
  const [news, setNews] = useState('')

  function setActive(row: PackageRow, active: boolean) {
    startTransition(async () => {
      change((all) => all.map((other) => (other.id === row.id ? withActive(other, active) : other)))
      const result = await answer(setPackageActive({ id: row.id, active }), saveFailed)
      if (result.ok) notify.undo('Pacote atualizado com sucesso!', () => setActive(row, !active))
    })
  }

  function duplicate({ id, name }: PackageRow) {
    setNews(`Duplicando ${name}…`)
    startTransition(async () => {
      const result = await answer(duplicatePackage({ id }), saveFailed)
      if (result.ok) notify.success('Cópia criada como inativa, logo abaixo do original.')
    })
  }

  /** `position` counts from 0. */
  function move(row: PackageRow, position: number) {
    const others = rows.filter(({ id }) => id !== row.id)
    const place = Math.min(Math.max(position, 0), others.length)
    if (rows[place]?.id === row.id) return
    const after = others[place - 1]?.id ?? null
    setNews(`${row.name}: posição ${place + 1} de ${rows.length}.`)
    startTransition(async () => {
      change((all) => all.filter(({ id }) => id !== row.id).toSpliced(place, 0, row))
      await answer(movePackage({ id: row.id, after }), saveFailed)
    })
  }

  function remove(row: PackageRow): boolean {
    if (!confirm('Tem certeza que deseja excluir este pacote?')) return false
    removeNow(row, false)
    return true
  }

  function removeNow(row: PackageRow, force: boolean) {
    const { id, base } = row
    startTransition(async () => {
      change((all) => all.filter((other) => other.id !== id))
      const result = await deletePackage({ id, base, force }).catch(unreachable('Erro ao excluir pacote.'))
      if (result.ok) return notify.undo('Pacote excluído com sucesso!', () => undo(id, result.version))
      if (result.conflict?.current && confirm(`${result.error} Excluir mesmo assim?`)) removeNow(row, true)
      else notify.error(result.error, result.title)
    })
  }

  function undo(id: string, version: number) {
    startTransition(async () => {
      const result = await answer(undoDeletePackage({ id, version }), undoFailed)
      if (result.ok) notify.success('Pacote restaurado.')
    })
  }

  return { rows, news, setActive, duplicate, move, remove }
}

const undoFailed = 'Não foi possível desfazer a exclusão. Tente de novo.'

function withActive(row: PackageRow, active: boolean): PackageRow {
  return { ...row, active, isExpired: active && row.isExpired, isPublic: active && row.isPublic }
}
