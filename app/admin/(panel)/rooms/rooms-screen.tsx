'use client'

import { Plus } from 'lucide-react'
import type { Element } from '@/lib/content/list'
import { EmptyState } from '../../_ui/empty-state'
import { PageHead } from '../../_ui/page-head'
import { panelButton } from '../../_ui/panel-button'
import { RoomTable } from './room-table'
import { roomsText, roomsTitle } from './texts'
import { preloadRoomDialog, useRoomDialog } from './use-room-dialog'
import { useRoomList } from './use-room-list'

export function RoomsScreen({ rooms }: { rooms: Element[] }) {
  const list = useRoomList(rooms)
  const { dialog, openDialog } = useRoomDialog()
  return (
    <>
      <PageHead title={roomsTitle} text={roomsText}>
        <button
          type="button"
          className={panelButton('primary')}
          onPointerEnter={preloadRoomDialog}
          onFocus={preloadRoomDialog}
          onClick={() => openDialog(null)}
        >
          <Plus aria-hidden="true" />
          Nova Acomodação
        </button>
      </PageHead>
      <div className="surface relative overflow-x-auto">
        {list.rooms.length > 0 ? (
          <RoomTable {...list} onEdit={openDialog} />
        ) : (
          <EmptyState text="Nenhuma acomodação cadastrada ainda.">
            <p>Comece por “Nova Acomodação”: ela aparece na página Chalés assim que for salva.</p>
          </EmptyState>
        )}
      </div>
      {list.rooms.length > 1 && (
        <p className="field-hint mt-3">
          O site mostra, de cada categoria, a primeira acomodação ativa nesta ordem.
        </p>
      )}
      {dialog}
    </>
  )
}
