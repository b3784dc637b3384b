import { type ReactNode, useDeferredValue } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { useRowOrder } from '../_ui/row-order'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = {
  screen: Pick<ListScreenState<Row>, 'move'>
  caption: string
  /** Column names with their widths; a column without a width takes the remaining space. */
  columns: Record<string, string>
  /** Head of an additional first column. */
  firstHead?: ReactNode
  rows: Row[]
  /** Only an unfiltered list can be reordered. */
  canMove?: boolean
  rowClass?: string
  /** Renders the cells of a row; `order` holds its reorder controls. */
  children: (row: Row, order: ReactNode) => ReactNode
}

/** Shows items as a table with reorderable rows, or as cards on phones. */
export function ItemTable<Row extends ItemRow>(props: Props<Row>) {
  const { screen, caption, columns, firstHead, rows, rowClass = '', children } = props
  const { canMove = rows.length > 1 } = props
  // Renders one window of rows first, so that long lists respond early.
  const drawn = useDeferredValue(rows.length, 0)
  const order = useRowOrder<HTMLTableSectionElement>({
    label: 'Ordem',
    count: rows.length,
    nameOf: (position) => rows[position]?.label ?? '',
    onMove(from, to) {
      const row = rows[from]
      if (row) screen.move(row, to)
    },
  })
  return (
    <>
      <table className="records records-wide">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {firstHead}
            {Object.entries(columns).map(([name, width]) => (
              <th key={name} scope="col" className={width}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={order.list}>
          {rows.slice(0, Math.max(40, drawn)).map((row, position) => (
            <tr key={row.id} className={`relative ${rowClass} ${order.rowClass(position)}`}>
              {children(row, canMove && order.controls(position))}
            </tr>
          ))}
        </tbody>
      </table>
      {order.announcement}
    </>
  )
}
