'use client'

import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Dimensions } from '@/lib/media/images/dimensions'
import { isTiny, tooSmallMessage } from '@/lib/media/images/wanted-size'
import { useTinyPicture } from './before-save'
import type { ImageItem } from './image-items'
import { ImageThumb } from './image-thumb'
import { DetailsButton } from './picture-actions'
import { usePictureDetails } from './use-picture-details'
import { usePreview } from './use-preview'

type Props = {
  item: ImageItem
  index: number
  count: number
  folder: string
  isMain: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

export function ImageTile({ item, index, count, folder, isMain, onMove, onRemove }: Props) {
  const preview = usePreview(item.kind === 'local' ? item.file : null)
  const name = `Imagem ${index + 1}`
  const details = usePictureDetails(item.kind === 'stored' ? item.url : '')
  const [chosen, setChosen] = useState<Dimensions | null>(null)
  const size = item.kind === 'local' ? chosen : details?.size
  const tooSmall = size ? tooSmallMessage(size, folder) : null
  const isQuestioned = size && item.kind === 'local' && isTiny(size, folder)
  useTinyPicture(`${item.kind === 'local' ? item.id : ''}`, isQuestioned ? `${name}: ${tooSmall}` : null)
  const moved = useRef<HTMLButtonElement>(null)
  // A tile that moves is put into the page anew and loses the focus of the button that moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move is of interest
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [index])

  const mover = (to: number, label: string, Arrow: typeof ArrowLeft) => (
    <button
      type="button"
      className="icon-button aria-disabled:opacity-40"
      aria-label={`${label}: ${name}`}
      // Not `disabled`: at the end of the row it would lose the focus.
      aria-disabled={to < 0 || to >= count}
      onClick={({ currentTarget }) => {
        if (to < 0 || to >= count) return
        moved.current = currentTarget
        onMove(to)
      }}
    >
      <Arrow aria-hidden="true" />
    </button>
  )

  return (
    <>
      <div className="relative">
        {item.kind === 'local' && preview === null ? (
          <span className="block aspect-3/2 bg-sand-100" />
        ) : (
          <ImageThumb
            src={item.kind === 'local' ? preview : item.url}
            alt={item.kind === 'local' ? `${name}: ${item.file.name}` : name}
            width={480}
            onSize={setChosen}
            className="aspect-3/2 w-full"
          />
        )}
        {isMain && (
          <span className="absolute top-2 left-2 rounded-xs bg-forest-900 px-2 py-0.5 font-semibold text-[0.8125rem] text-white">
            Principal
          </span>
        )}
        {item.kind === 'stored' && (
          <DetailsButton
            iconOnly
            label={name}
            address={item.url}
            className="icon-button absolute right-0 bottom-0 bg-white"
          />
        )}
      </div>
      {tooSmall && <p className="px-2 pt-1 text-[0.8125rem] text-danger-700">{tooSmall}</p>}
      <div className="flex justify-between">
        <div className="flex">
          {mover(index - 1, 'Mover para a esquerda', ArrowLeft)}
          {mover(index + 1, 'Mover para a direita', ArrowRight)}
        </div>
        <button type="button" className="icon-button" aria-label={`Remover: ${name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      </div>
    </>
  )
}
