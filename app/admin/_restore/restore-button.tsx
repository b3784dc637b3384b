'use client'

import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../_ui/button'
import { useLoaded } from '../_ui/use-loaded'
import type { Restored } from './restore-dialog'

const plain = { tone: 'plain', className: '-ml-3 whitespace-normal text-left' } as const

type Props = { restored: Restored; isOutlined?: boolean; children: ReactNode }

/** Opens the comparison of an earlier version with the stored one. */
export function RestoreButton({ restored, isOutlined = false, children }: Props) {
  const look = isOutlined ? {} : plain
  const { Dialog, open, close } = useLoaded(async () => (await import('./restore-dialog')).RestoreDialog)
  return (
    <>
      <Button {...look} icon={RotateCcw} onClick={open}>
        {children}
      </Button>
      {Dialog && <Dialog restored={restored} onClose={close} />}
    </>
  )
}
