'use client'

import { RotateCcw } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { useLoaded } from '../_ui/use-loaded'
import type { RestoredItem } from './restore-item-dialog'

type Props = RestoredItem & {
  name: string
  /** What the button says when it stands in a list of deleted items. */
  label?: string
}

export function RestoreItemButton({ list, id, version, name, label }: Props) {
  const { Dialog, open, close } = useLoaded(
    async () => (await import('./restore-item-dialog')).RestoreItemDialog,
  )
  return (
    <>
      <button
        type="button"
        className={label ? buttonClass('outline') : buttonClass('plain', '-ml-3 whitespace-normal text-left')}
        onClick={open}
      >
        <RotateCcw aria-hidden="true" />
        {label ?? list.title}
        <span className="sr-only">{name}</span>
      </button>
      {Dialog && <Dialog list={list} id={id} version={version} onClose={close} />}
    </>
  )
}
