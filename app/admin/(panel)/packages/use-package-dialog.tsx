'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { notify } from '../../_ui/notify'
import type { PackageDialogProps } from './dialog/package-dialog'

type Open = { Dialog: ComponentType<PackageDialogProps>; row: PackageRow | null }

export function usePackageDialog() {
  const [open, setOpen] = useState<Open | null>(null)

  // Whoever opens it later need not wait; a failure is told then.
  useEffect(() => void load().catch(() => undefined), [])

  async function openDialog(row: PackageRow | null) {
    try {
      const { PackageDialog } = await load()
      setOpen({ Dialog: PackageDialog, row })
    } catch {
      notify.error('Erro ao carregar pacotes.')
    }
  }

  const dialog = open && <open.Dialog row={open.row} onClose={() => setOpen(null)} />
  return { dialog, openDialog }
}

function load() {
  return import('./dialog/package-dialog')
}
