'use client'

import { RotateCcw } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { RestoredItem } from './restore-item-dialog'

const RestoreItemDialog = dynamic(() =>
  import('./restore-item-dialog').then((module) => module.RestoreItemDialog),
)

type Props = RestoredItem & {
  name: string
  /** What the button says when it stands in a list of deleted items. */
  label?: string
}

export function RestoreItemButton({ list, id, version, name, label }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={label ? buttonClass('outline') : buttonClass('plain', '-ml-3 whitespace-normal text-left')}
        onClick={() => setOpen(true)}
      >
        <RotateCcw aria-hidden="true" />
        {label ?? list.title}
        <span className="sr-only">{name}</span>
      </button>
      {open && <RestoreItemDialog list={list} id={id} version={version} onClose={() => setOpen(false)} />}
    </>
  )
}
