import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'

type Props = {
  index: number
  count: number
  label: string
  onMove: (to: number) => void
  /** The handle is held, or let go of. */
  onGrab: (grabbed: boolean) => void
}

/** Moves an image along a column of places, by keys or by its handle. */
export function ImageMovers({ index, count, label, onMove, onGrab }: Props) {
  const mover = (to: number, way: 'up' | 'down', words: string, Arrow: typeof ArrowUp) => (
    <button
      type="button"
      className="icon-button"
      data-mover={`${index}-${way}`}
      aria-label={`${words}: ${label}`}
      // Not `disabled`: at the end of the row it would lose the focus.
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && onMove(to)}
    >
      <Arrow aria-hidden="true" />
    </button>
  )
  return (
    <span className="ml-auto flex items-center">
      {mover(index - 1, 'up', 'Mover para cima', ArrowUp)}
      {mover(index + 1, 'down', 'Mover para baixo', ArrowDown)}
      <span
        aria-hidden="true"
        title="Arraste para mudar de lugar"
        className="icon-button cursor-grab max-sm:hidden"
        onPointerDown={() => onGrab(true)}
        onPointerUp={() => onGrab(false)}
      >
        <GripVertical />
      </span>
    </span>
  )
}
