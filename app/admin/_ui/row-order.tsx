import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp, GripVertical, type LucideIcon } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from './button'

type Options = {
  count: number
  /** `position` starts at 0. */
  nameOf: (position: number) => string
  onMove: (from: number, to: number) => void
  /** Names the controls on phones, where the table has no column heads. */
  label?: string
  /** Whether the rows are tiles side by side, which can be dragged themselves. */
  across?: boolean
}

/** Reorders the children of `list` by a handle or two buttons, and announces moves. Rows move on drop; Escape cancels. */
export function useRowOrder<List extends HTMLElement>(options: Options) {
  const { count, nameOf, onMove, label, across = false } = options
  const list = useRef<List>(null)
  const [announcement, setAnnouncement] = useState('')
  const { drag, start } = useDrag(list, count, move)

  function move(from: number, to: number) {
    setAnnouncement(`${nameOf(from)}: posição ${to + 1} de ${count}.`)
    onMove(from, to)
  }

  return {
    list,
    rowClass: (position: number) => dragClass(drag, position, across),
    /** Starts dragging a tile by mouse only, because touch scrolls; its buttons do not drag. */
    grab: (position: number) => (event: PointerEvent<HTMLElement>) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button')
      if (event.pointerType === 'mouse' && !isOnButton) start(event, position)
    },
    announce: setAnnouncement,
    controls: (position: number) =>
      count > 1 && (
        <RowOrder
          name={nameOf(position)}
          position={position}
          count={count}
          label={label}
          across={across}
          onMove={(step) => move(position, position + step)}
          onGrab={(event) => start(event, position)}
        />
      ),
    announcement: (
      <p role="status" className="sr-only">
        {announcement}
      </p>
    ),
  }
}

type Props = Pick<Options, 'count' | 'label' | 'across'> & {
  name: string
  position: number
  onMove: (step: -1 | 1) => void
  onGrab: (event: PointerEvent) => void
}

function RowOrder({ name, position, count, onMove, onGrab, label, across }: Props) {
  const moved = useRef<HTMLButtonElement>(null)
  // The button loses the focus when React moves its row in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move matters
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [position])

  const mover = (step: -1 | 1, label: string, Arrow: LucideIcon) => {
    const isAtEnd = position + step < 0 || position + step >= count
    return (
      <IconButton
        label={`${label}: ${name}`}
        icon={Arrow}
        className={across ? 'aria-disabled:opacity-40' : 'h-6 w-7 max-lg:size-11 pointer-coarse:size-11'}
        data-step={step}
        // `disabled` would drop the focus at the end of the list.
        aria-disabled={isAtEnd}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return
          moved.current = currentTarget
          onMove(step)
        }}
      />
    )
  }

  if (across) {
    return (
      <div className="flex">
        {mover(-1, 'Mover para a esquerda', ArrowLeft)}
        {mover(1, 'Mover para a direita', ArrowRight)}
      </div>
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

/** `to` is the position on a drop at this moment. */
type Drag = { from: number; to: number }

type Point = { x: number; y: number }

const edge = 72
const scrollStep = 10

type OnDrop = (from: number, to: number) => void

function useDrag(list: RefObject<HTMLElement | null>, count: number, onDrop: OnDrop) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<() => void>(undefined)

  // Removes the window's listeners if the list unmounts during a drag.
  useEffect(() => () => stop.current?.(), [])

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0 || !event.isPrimary) return
    const listening = new AbortController()
    const { signal } = listening
    let pointer = { x: event.clientX, y: event.clientY }
    let to = from
    const follow = () => {
      const next = positionAt(list.current, count, pointer, from)
      if (next !== to) setDrag({ from, to: next })
      to = next
    }
    const finish = (drop: boolean) => {
      listening.abort()
      setDrag(null)
      if (drop && to !== from) onDrop(from, to)
    }
    const scroller = scrollerOf(list.current)
    /** Scrolls while the pointer is near the visible top or bottom edge. */
    const scrollAtEdges = () => {
      if (signal.aborted) return
      const { top, bottom } = scroller.getBoundingClientRect()
      const isAbove = pointer.y < Math.max(top, 0) + edge
      const isBelow = pointer.y > Math.min(bottom, innerHeight) - edge
      if (isAbove || isBelow) {
        scroller.scrollBy({ top: isAbove ? -scrollStep : scrollStep, behavior: 'instant' })
        follow()
      }
      requestAnimationFrame(scrollAtEdges)
    }
    stop.current?.()
    stop.current = () => listening.abort()
    setDrag({ from, to })
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        pointer = { x: clientX, y: clientY }
        follow()
      },
      { signal },
    )
    window.addEventListener('pointerup', () => finish(true), { signal })
    window.addEventListener('pointercancel', () => finish(false), { signal })
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // Escape would also close the surrounding dialog.
        event.stopPropagation()
        finish(false)
      },
      { signal, capture: true },
    )
    requestAnimationFrame(scrollAtEdges)
  }

  return { drag, start }
}

function dragClass(drag: Drag | null, position: number, across: boolean) {
  if (!drag) return ''
  if (drag.from === position) return 'opacity-55'
  if (drag.to !== position) return ''
  const line = 'after:absolute after:z-1 after:bg-forest-800'
  const isAfter = drag.to > drag.from
  if (across) return `${line} after:inset-y-0 after:w-0.5 ${isAfter ? 'after:right-0' : 'after:left-0'}`
  return `${line} after:inset-x-0 after:h-0.5 ${isAfter ? 'after:bottom-0' : 'after:top-0'}`
}

/** Returns the closest scroll container, or the page. */
function scrollerOf(list: HTMLElement | null): Element {
  for (let element = list?.parentElement; element; element = element.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return element
  }
  return document.documentElement
}

/** Returns the position where row `from` would land, which is after every row that the pointer has passed. */
function positionAt(list: HTMLElement | null, count: number, pointer: Point, from: number) {
  const width = list?.getBoundingClientRect().width ?? 0
  // The list may end with an add button.
  const rows = [...(list?.children ?? [])].slice(0, count)
  const others = rows.filter((_, position) => position !== from)
  return others.filter((row) => hasPassed(pointer, row.getBoundingClientRect(), width)).length
}

function hasPassed({ x, y }: Point, row: DOMRect, width: number) {
  if (row.width > width / 2) return y > row.top + row.height / 2
  return y > row.bottom || (y > row.top && x > row.left + row.width / 2)
}
