'use client'

import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useLoaded } from '../_ui/use-loaded'
import type { Restored } from './restore-dialog'

type Props = { restored: Restored; isOutlined?: boolean; children: ReactNode }

/** Opens the comparison of an earlier version of an item or a section with what is stored now. */
export function RestoreButton({ restored, isOutlined = false, children }: Props) {
  const { Dialog, open, close } = useLoaded(async () => (await import('./restore-dialog')).RestoreDialog)
  return (
    <>
      <button
        type="button"
        className={
          isOutlined ? buttonClass('outline') : buttonClass('plain', '-ml-3 whitespace-normal text-left')
        }
        onClick={open}
      >
        <RotateCcw aria-hidden="true" />
        {children}
      </button>
      {Dialog && <Dialog restored={restored} onClose={close} />}
    </>
  )
}
