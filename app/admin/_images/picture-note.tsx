'use client'

import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { isTiny, tooSmallMessage } from '@/lib/media/images/wanted-size'
import { useTinyPicture } from './before-save'
import { usePictureDetails } from './use-picture-details'

type Props = {
  id: string
  label: string
  address: string
  folder: string
  isNew: boolean
  children?: ReactNode
}

/** What a picture is called instead of its address, and whether it is too small for its place. */
export function PictureNote({ id, label, address, folder, isNew, children }: Props) {
  const details = usePictureDetails(address)
  const size = details?.size ?? null
  const tooSmall = size && tooSmallMessage(size, folder)
  // What was stored before was accepted once.
  useTinyPicture(id, size && tooSmall && isNew && isTiny(size, folder) ? `${label}: ${tooSmall}` : null)
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 font-medium">
          {details?.alt || 'Foto escolhida'}
          {size && <span className="font-normal text-ink-600">{` · ${size.width} × ${size.height} px`}</span>}
        </p>
        {children}
      </div>
      {tooSmall && (
        <p role="status" className="flex gap-2 border-gold-500 border-l-4 bg-sand-100 px-3 py-2">
          <TriangleAlert className="mt-0.5 size-4.5 flex-none" aria-hidden="true" />
          {tooSmall}
        </p>
      )}
    </div>
  )
}
