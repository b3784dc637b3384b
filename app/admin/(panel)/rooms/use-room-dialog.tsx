'use client'

import { type ComponentType, useState } from 'react'
import type { Element } from '@/lib/content/list'
import { notify } from '../../_ui/notify'
import type { RoomDialogProps } from './room-dialog'

type Open = { Dialog: ComponentType<RoomDialogProps>; room: Element | null }

export function useRoomDialog() {
  const [open, setOpen] = useState<Open | null>(null)

  async function openDialog(room: Element | null) {
    try {
      const { RoomDialog } = await load()
      setOpen({ Dialog: RoomDialog, room })
    } catch {
      notify.error('Erro ao carregar dados do quarto.')
    }
  }

  const dialog = open && <open.Dialog room={open.room} onClose={() => setOpen(null)} />
  return { dialog, openDialog }
}

export function preloadRoomDialog() {
  // Whoever clicks is told.
  load().catch(() => undefined)
}

function load() {
  return import('./room-dialog')
}
