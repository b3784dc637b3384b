'use client'

import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ImageItem } from './image-items'
import { ImageThumb } from './image-thumb'
import { usePreview } from './use-preview'

type Props = {
  item: ImageItem
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function ImageTile({ item, index, count, onMove, onRemove }: Props) {
  const preview = usePreview(item.kind === 'local' ? item.file : null)
  const name = `Imagem ${index + 1}`
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
            className="aspect-3/2 w-full"
          />
        )}
        {index === 0 && (
          <span className="absolute top-2 left-2 rounded-xs bg-forest-900 px-2 py-0.5 font-semibold text-[0.8125rem] text-white">
            Principal
          </span>
        )}
      </div>
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
