'use client'

import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type PointerEvent, useEffect, useRef } from 'react'

type Props = {
  name: string
  /** Place of the row, from 0. */
  position: number
  count: number
  onMove: (step: -1 | 1) => void
  onGrab: (event: PointerEvent) => void
  /** For where no column's head says what it is for. */
  label?: string
}

export function RowOrder({ name, position, count, onMove, onGrab, label }: Props) {
  const moved = useRef<HTMLButtonElement>(null)
  // A row that React puts elsewhere in the document loses the focus of the button that moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move is of interest
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [position])

  const mover = (step: -1 | 1, label: string, Arrow: typeof ChevronUp) => {
    const isAtEnd = position + step < 0 || position + step >= count
    return (
      <button
        type="button"
        className="icon-button h-6 w-7 max-lg:size-11 pointer-coarse:size-11"
        aria-label={`${label}: ${name}`}
        // Not `disabled`: at the end of the list it would lose the focus.
        aria-disabled={isAtEnd}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return
          moved.current = currentTarget
          onMove(step)
        }}
      >
        <Arrow aria-hidden="true" />
      </button>
    )
  }

  return (
    <div className={label ? 'flex items-center max-lg:order-1 max-lg:w-full' : 'flex items-center'}>
      {label && (
        <span className="mr-auto text-[0.8125rem] text-ink-600 lg:hidden" aria-hidden="true">
          {label}
        </span>
      )}
      <span
        className="cursor-grab pointer-coarse:lg:hidden touch-none select-none py-2 text-ink-600 active:cursor-grabbing"
        title="Arraste para mudar a ordem"
        onPointerDown={onGrab}
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </span>
      <div className={`grid max-lg:flex ${label ? 'max-lg:-mr-3' : ''}`}>
        {mover(-1, 'Mover para cima', ChevronUp)}
        {mover(1, 'Mover para baixo', ChevronDown)}
      </div>
    </div>
  )
}
