'use client'

import { useRef } from 'react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { RowOrder } from '../../_ui/row-order'
import { useRowDrag } from '../../_ui/use-row-drag'
import { PackageCells } from './package-cells'
import { RowActions } from './row-actions'
import type { usePackageList } from './use-package-list'

type Props = Omit<ReturnType<typeof usePackageList>, 'rows'> & {
  rows: PackageRow[]
  /** Only the whole list can be put into another order. */
  canMove: boolean
  onEdit: (row: PackageRow) => void
}

export function PackageTable({ rows, canMove, news, onEdit, move, setActive, duplicate, remove }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { drag, start } = useRowDrag(body, (from, to) => {
    const row = rows[from]
    if (row) move(row, to)
  })

  return (
    <>
      <table className="records records-wide">
        <caption className="sr-only">Pacotes, na ordem da página inicial</caption>
        <thead>
          <tr>
            <th scope="col" className="w-0">
              <span className="sr-only">Ordem</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, position) => (
            <tr
              key={row.id}
              className={`${card} ${canMove ? 'max-xl:grid-cols-[auto_auto_1fr]' : 'max-xl:grid-cols-[auto_1fr]'} ${dragClass(drag, position)}`}
            >
              <td className={`pr-0! xl:w-0 ${canMove ? '' : 'max-xl:hidden!'}`}>
                {canMove && (
                  <RowOrder
                    name={row.name || row.slug}
                    position={position}
                    count={rows.length}
                    onMove={(step) => move(row, position + step)}
                    onGrab={(event) => start(event, position)}
                  />
                )}
              </td>
              <PackageCells row={row} onDeactivate={() => setActive(row, false)} />
              <td className="max-xl:col-span-full">
                <RowActions
                  row={row}
                  onEdit={() => onEdit(row)}
                  onDuplicate={() => duplicate(row)}
                  onDelete={() => {
                    // The buttons go with their row: the focus would be nowhere.
                    if (remove(row)) body.current?.closest('section')?.focus()
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}

const columns = ['Imagem', 'Nome', 'Categoria', 'Preço', 'Período', 'Status', 'Ações']

const card = 'relative max-xl:grid max-xl:content-start'
const line = 'after:absolute after:inset-x-0 after:z-1 after:h-0.5 after:bg-forest-800'

function dragClass(drag: { from: number; to: number } | null, position: number) {
  if (!drag) return ''
  if (drag.from === position) return 'opacity-45'
  if (drag.to !== position) return ''
  return drag.to > drag.from ? `${line} after:bottom-0` : `${line} after:top-0`
}
