'use client'

import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useLoaded } from '../_ui/use-loaded'
import type { RestoredSection } from './restore-section-dialog'

export function RestoreSectionButton({ children, ...restored }: RestoredSection & { children: ReactNode }) {
  const { Dialog, open, close } = useLoaded(
    async () => (await import('./restore-section-dialog')).RestoreSectionDialog,
  )
  return (
    <>
      <button
        type="button"
        className={buttonClass('plain', '-ml-3 whitespace-normal text-left')}
        onClick={open}
      >
        <RotateCcw aria-hidden="true" />
        {children}
      </button>
      {Dialog && <Dialog {...restored} onClose={close} />}
    </>
  )
}
