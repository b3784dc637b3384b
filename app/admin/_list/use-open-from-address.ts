'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { notify } from '../_ui/notify'

/** `?abrir=<id>` opens that item's dialog once; what else the address says stays. */
export function useOpenFromAddress<Row extends ItemRow>(rows: Row[], openRow: (row: Row) => void) {
  const id = useSearchParams().get('abrir')

  const open = useEffectEvent((wanted: string) => {
    const url = new URL(window.location.href)
    url.searchParams.delete('abrir')
    window.history.replaceState(null, '', url)
    const row = rows.find((candidate) => candidate.id === wanted)
    if (row) openRow(row)
    else notify.error('Este item não está mais na lista. Se foi excluído, está na Lixeira.')
  })

  // The address asks, not a click.
  useEffect(() => {
    if (id) open(id)
  }, [id])
}
