'use client'

import { Crosshair, Images } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { useLoaded } from '../_ui/use-loaded'

type LibraryProps = { label: string; max: number; onPick: (addresses: string[]) => void }

/** 'Escolher da biblioteca', whose dialog is fetched when it is wanted. */
export function LibraryButton({ label, max, onPick }: LibraryProps) {
  const { Dialog, open, close } = useLoaded(() =>
    import('./library-dialog').then(({ LibraryDialog }) => LibraryDialog),
  )
  return (
    <>
      <button
        type="button"
        className={buttonClass('plain')}
        aria-label={`Escolher da biblioteca: ${label}`}
        onClick={open}
      >
        <Images aria-hidden="true" />
        Escolher da biblioteca
      </button>
      {Dialog && (
        <Dialog
          max={max}
          onClose={close}
          onPick={(addresses) => {
            close()
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
  const { Dialog, open, close } = useLoaded(() =>
    import('./picture-dialog').then(({ PictureDialog }) => PictureDialog),
  )
  return (
    <>
      <button
        type="button"
        className={className ?? buttonClass('plain')}
        aria-label={`Detalhes: ${label}`}
        title={iconOnly ? 'Detalhes da foto' : undefined}
        onClick={open}
      >
        <Crosshair aria-hidden="true" />
        {!iconOnly && 'Detalhes'}
      </button>
      {Dialog && <Dialog address={address} onClose={close} />}
    </>
  )
}
