'use client'

import {
  memo,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { RowOrder } from '../_ui/row-order'
import { dragClass, useRowDrag } from '../_ui/use-row-drag'
import { useSteady } from '../_ui/use-steady'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = {
  screen: Pick<ListScreenState<Row>, 'move' | 'announcement'>
  caption: string
  head: ReactNode
  rows: Row[]
  /** Only the whole list can be put into another order. */
  canMove: boolean
  rowClass?: string
  /** The cells of a row; `order` is for changing its place. */
  children: (row: Row, order: ReactNode) => ReactNode
}

/** The items as a table whose rows change places by dragging and by keyboard; a card each on phones. */
export function ItemTable<Row extends ItemRow>(props: Props<Row>) {
  const { screen, caption, head, rows, canMove, rowClass = '', children } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const rest = useRef<HTMLDivElement>(null)
  const drawn = useGrowing(rows.length)
  const move = useSteady((from: number, to: number) => {
    const row = rows[from]
    if (row) screen.move(row, to)
  })
  const { drag, start } = useRowDrag(body, move)
  const grab = useSteady(start)

  // The page is about as long as with all rows from the beginning: where somebody was in it is there at once.
  useLayoutEffect(() => {
    if (!body.current || !rest.current) return
    rest.current.style.height = `${(body.current.offsetHeight / drawn) * (rows.length - drawn)}px`
  }, [drawn, rows.length])

  return (
    <>
      <table className="records records-wide">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody ref={body}>
          {rows.slice(0, drawn).map((row, position) => (
            <tr key={row.id} className={`relative ${rowClass} ${dragClass(drag, position)}`}>
              {children(
                row,
                canMove && (
                  <Order name={row.label} position={position} count={rows.length} move={move} grab={grab} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {drawn < rows.length && <div ref={rest} />}
      <p role="status" className="sr-only">
        {screen.announcement}
      </p>
    </>
  )
}

type OrderProps = {
  name: string
  position: number
  count: number
  move: (from: number, to: number) => void
  grab: (event: PointerEvent, position: number) => void
}

const Order = memo(function Order({ position, move, grab, ...row }: OrderProps) {
  return (
    <RowOrder
      label="Ordem"
      position={position}
      {...row}
      onMove={(step) => move(position, position + step)}
      onGrab={(event) => grab(event, position)}
    />
  )
})

/** The columns with their widths; one without a width takes what is left. */
export function ColumnHeads({ columns }: { columns: Record<string, string> }) {
  return Object.entries(columns).map(([name, width]) => (
    <th key={name} scope="col" className={width}>
      {name}
    </th>
  ))
}

const first = 40
const step = 60

/** How many of `count` rows are drawn: the first at once, the others bit by bit, so that a long list never keeps anybody waiting. */
function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(first)
  const kept = Math.max(first, count)
  if (drawn > kept) setDrawn(kept)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + step))
  }, [drawn, count])
  return Math.min(drawn, count)
}
