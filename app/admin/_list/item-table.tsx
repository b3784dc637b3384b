'use client'

import { type ReactNode, useRef } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { RowOrder } from '../_ui/row-order'
import { dragClass, useRowDrag } from '../_ui/use-row-drag'
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
  const { drag, start } = useRowDrag(body, (from, to) => {
    const row = rows[from]
    if (row) screen.move(row, to)
  })
  return (
    <>
      <table className="records records-wide">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, position) => (
            <tr key={row.id} className={`relative ${rowClass} ${dragClass(drag, position)}`}>
              {children(
                row,
                canMove && (
                  <RowOrder
                    label="Ordem"
                    name={row.label}
                    position={position}
                    count={rows.length}
                    onMove={(step) => screen.move(row, position + step)}
                    onGrab={(event) => start(event, position)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {screen.announcement}
      </p>
    </>
  )
}

/** The columns with their widths; one without a width takes what is left. */
export function ColumnHeads({ columns }: { columns: Record<string, string> }) {
  return Object.entries(columns).map(([name, width]) => (
    <th key={name} scope="col" className={width}>
      {name}
    </th>
  ))
}
