'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { packageBase } from '@/lib/packages/admin/base'
import type { PackageRow } from '@/lib/packages/admin/rows'
import type { PackageFormInput } from '@/lib/packages/form'
import { newPackage, toForm } from '@/lib/packages/form-values'
import { newId } from './new-id'
import { PackageForm } from './package-form'

export type PackageDialogProps = {
  /** The package to edit; null for a new one. */
  row: PackageRow | null
  onClose: () => void
}

/** What a form was opened with. */
export type Opened = { id: string; base: string | null; values: PackageFormInput; isNew: boolean }

/** 'Novo Pacote' or 'Editar Pacote'. What it was opened with stays, whatever happens to the list behind it. */
export function PackageDialog({ row, onClose }: PackageDialogProps) {
  const router = useRouter()
  const [opened, setOpened] = useState<Opened>(() =>
    row
      ? { id: row.id, base: row.base, values: row.form, isNew: false }
      : { id: newId(), base: null, values: newPackage, isNew: true },
  )

  function reload(current: unknown) {
    // The list behind the dialog is as old as the form was.
    router.refresh()
    if (!isElement(current)) return onClose()
    setOpened({ ...opened, base: packageBase(current), values: toForm(current) })
  }

  return <PackageForm key={opened.base} opened={opened} onClose={onClose} onReload={reload} />
}

function isElement(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value
}
