'use client'

import { RotateCcw } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { RestoredSection } from './restore-section-dialog'

const RestoreSectionDialog = dynamic(() =>
  import('./restore-section-dialog').then((module) => module.RestoreSectionDialog),
)

export function RestoreSectionButton({ children, ...restored }: RestoredSection & { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass('plain', '-ml-3 whitespace-normal text-left')}
        onClick={() => setOpen(true)}
      >
        <RotateCcw aria-hidden="true" />
        {children}
      </button>
      {open && <RestoreSectionDialog {...restored} onClose={() => setOpen(false)} />}
    </>
  )
}
