import { type ReactNode, useDeferredValue } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { useRowOrder } from '../_ui/row-order'
import type { ListScreenState } from './use-list-screen'

type Props<Row extends ItemRow> = {
  screen: Pick<ListScreenState<Row>, 'move'>
  caption: string
  /** The columns with their widths; one without a width takes what is left. */
  columns: Record<string, string>
  /** The head of a column before them. */
  firstHead?: ReactNode
  rows: Row[]
  /** Only the whole list can be put into another order. */
  canMove?: boolean
  rowClass?: string
  /** The cells of a row; `order` has the controls that change its place. */
  children: (row: Row, order: ReactNode) => ReactNode
}

/** The items as a table whose rows can be reordered; one card per item on phones. */
export function ItemTable<Row extends ItemRow>(props: Props<Row>) {
  const { screen, caption, columns, firstHead, rows, rowClass = '', children } = props
  const { canMove = rows.length > 1 } = props
  // First as many as a window shows, so that a long list answers early.
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
