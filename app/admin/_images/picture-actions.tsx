'use client'

import { Crosshair, Images } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { LibraryDialog } from './library-dialog'
import { PictureDialog } from './picture-dialog'

type LibraryProps = { label: string; max: number; onPick: (addresses: string[]) => void }

/** 'Escolher da biblioteca'. */
export function LibraryButton({ label, max, onPick }: LibraryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass('plain')}
        aria-label={`Escolher da biblioteca: ${label}`}
        onClick={() => setOpen(true)}
      >
        <Images aria-hidden="true" />
        Escolher da biblioteca
      </button>
      {isOpen && (
        <LibraryDialog
          max={max}
          onClose={() => setOpen(false)}
          onPick={(addresses) => {
            setOpen(false)
            onPick(addresses)
          }}
        />
      )}
    </>
  )
}

type DetailsProps = { label: string; address: string; className?: string; iconOnly?: boolean }

/** Opens 'Detalhes da foto': its words and its best part. */
export function DetailsButton({ label, address, className, iconOnly = false }: DetailsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className ?? buttonClass('plain')}
        aria-label={`Detalhes: ${label}`}
        title={iconOnly ? 'Detalhes da foto' : undefined}
        onClick={() => setOpen(true)}
      >
        <Crosshair aria-hidden="true" />
        {!iconOnly && 'Detalhes'}
      </button>
      {isOpen && <PictureDialog address={address} onClose={() => setOpen(false)} />}
    </>
  )
}
