'use client'

import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Positions count from 0; `to` is where the row would land. */
type Drag = { from: number; to: number }

type Point = { x: number; y: number }

const edge = 72
const scrollStep = 10

/** Dragging a table's rows, or its cards, by mouse, pen or finger. They stay in place until the drop; Escape cancels. */
export function useRowDrag(body: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<() => void>(undefined)

  // The window must not go on listening for a table that is gone.
  useEffect(() => () => stop.current?.(), [])

  function start(event: ReactPointerEvent, from: number) {
    if (event.button !== 0 || !event.isPrimary) return
    let pointer = { x: event.clientX, y: event.clientY }
    let to = from
    const follow = () => {
      const next = positionAt(body.current, pointer, from)
      if (next !== to) setDrag({ from, to: next })
      to = next
    }
    const listening = new AbortController()
    const { signal } = listening
    const finish = (drop: boolean) => {
      listening.abort()
      setDrag(null)
      if (drop && to !== from) onDrop(from, to)
    }
    // In a dialog the key would close that, too.
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      finish(false)
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
    window.addEventListener('keydown', cancel, { signal, capture: true })
    scrollAtEdges(() => pointer.y, follow, signal)
  }

  return { drag, start }
}

/** Marks the row at `position` as the one that is dragged, or as the place where it would land. */
export function dragClass(drag: Drag | null, position: number) {
  if (!drag) return ''
  if (drag.from === position) return 'opacity-55'
  if (drag.to !== position) return ''
  const line = 'after:absolute after:inset-x-0 after:z-1 after:h-0.5 after:bg-forest-800'
  return `${line} ${drag.to > drag.from ? 'after:bottom-0' : 'after:top-0'}`
}

/** While the pointer is near the top or the bottom of the window, the page comes along. */
function scrollAtEdges(pointer: () => number, follow: () => void, signal: AbortSignal) {
  const step = () => {
    if (signal.aborted) return
    const y = pointer()
    const by = y < edge ? -scrollStep : y > window.innerHeight - edge ? scrollStep : 0
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' })
      follow()
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Where the row `from` would land: among the others, after every one that the pointer has passed. */
function positionAt(body: HTMLElement | null, pointer: Point, from: number) {
  const width = body?.getBoundingClientRect().width ?? 0
  const others = [...(body?.children ?? [])].filter((_, position) => position !== from)
  return others.filter((row) => hasPassed(pointer, row.getBoundingClientRect(), width)).length
}

function hasPassed({ x, y }: Point, row: DOMRect, width: number) {
  if (row.width > width / 2) return y > row.top + row.height / 2
  return y > row.bottom || (y > row.top && x > row.left + row.width / 2)
}
