'use client'

import { Crosshair, Images } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { notify } from '../_ui/notify'

type LibraryProps = { label: string; max: number; onPick: (addresses: string[]) => void }

/** 'Escolher da biblioteca', whose dialog is fetched when it is wanted. */
export function LibraryButton({ label, max, onPick }: LibraryProps) {
  const [dialog, open] = useLoaded(() =>
    import('./library-dialog').then(({ LibraryDialog }) => LibraryDialog),
  )
  const Dialog = dialog.component
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
          onClose={dialog.close}
          onPick={(addresses) => {
            dialog.close()
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
  const [dialog, open] = useLoaded(() =>
    import('./picture-dialog').then(({ PictureDialog }) => PictureDialog),
  )
  const Dialog = dialog.component
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
      {Dialog && <Dialog address={address} onClose={dialog.close} />}
    </>
  )
}

function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props>>()
  const open = () =>
    load().then(
      (loaded) => setComponent(() => loaded),
      () => notify.error('Erro ao carregar fotos.'),
    )
  return [{ component, close: () => setComponent(undefined) }, open] as const
}
