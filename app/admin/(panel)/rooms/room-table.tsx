'use client'

import { useRef } from 'react'
import type { Element } from '@/lib/content/list'
import { useRowDrag } from '../../_ui/use-row-drag'
import { RoomTableRow } from './room-table-row'
import type { useRoomList } from './use-room-list'

type Props = ReturnType<typeof useRoomList> & { onEdit: (room: Element) => void }

export function RoomTable({ rooms, news, toggle, move, remove, onEdit }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { drag, start } = useRowDrag(body, (from, to) => {
    const room = rooms[from]
    if (room) move(room, to)
  })
  return (
    <>
      <table ref={table} tabIndex={-1} className="records records-wide outline-none">
        <caption className="sr-only">Acomodações, na ordem do site</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rooms.map((room, position) => (
            <RoomTableRow
              key={room.id}
              room={room}
              position={position}
              count={rooms.length}
              className={dragClass(drag, position)}
              onToggle={() => toggle(room)}
              onEdit={() => onEdit(room.stored)}
              onMove={(step) => move(room, position + step)}
              onGrab={(event) => start(event, position)}
              onDelete={() => {
                // The button that had the focus goes with its row.
                if (remove(room)) table.current?.focus()
              }}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  )
}

const columns = ['Nome', 'Categoria', 'Capacidade', 'Configuração', 'Preço', 'Status', 'Ações']

function dragClass(drag: { from: number; to: number } | null, position: number) {
  if (!drag) return ''
  if (drag.from === position) return 'opacity-55'
  if (drag.to !== position) return ''
  const line = 'after:absolute after:inset-x-0 after:h-0.5 after:bg-forest-800'
  return `${line} ${drag.to > drag.from ? 'after:bottom-0' : 'after:top-0'}`
}
