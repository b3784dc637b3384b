'use client'

import { Trash2, TriangleAlert } from 'lucide-react'
import type { PointerEvent } from 'react'
import { countLabel, formatMoney } from '@/lib/format'
import type { RoomOverview } from '@/lib/rooms/admin/overview'
import { PictureThumb } from '../../_images/picture-thumb'
import { Badge } from '../../_ui/badge'
import { panelButton } from '../../_ui/panel-button'
import { RowOrder } from '../../_ui/row-order'
import { preloadRoomDialog } from './use-room-dialog'

type Props = {
  room: RoomOverview
  /** Place in the list, from 0. */
  position: number
  count: number
  className: string
  onToggle: () => void
  onEdit: () => void
  onMove: (step: -1 | 1) => void
  onGrab: (event: PointerEvent) => void
  onDelete: () => void
}

export function RoomTableRow(props: Props) {
  const { room, position, count, className, onToggle, onEdit, onMove, onGrab, onDelete } = props
  const { active, images, price, warning } = room
  const name = room.name || 'Acomodação sem nome'
  return (
    <tr className={`relative ${className}`}>
      <td className="max-[84rem]:text-left!">
        <div className="-ml-1 flex items-center gap-3">
          {count > 1 && (
            <RowOrder name={name} position={position} count={count} onMove={onMove} onGrab={onGrab} />
          )}
          <PictureThumb src={images[0] ?? null} alt="" />
          <div className="min-w-0 min-[84rem]:min-w-40">
            <p className="font-semibold">{name}</p>
            {warning && (
              <p className="flex items-start gap-1.5 text-[0.8125rem] text-danger-700">
                <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
                {warning}
              </p>
            )}
          </div>
        </div>
      </td>
      <td data-label="Categoria">{room.categoryLabel || '-'}</td>
      <td data-label="Capacidade" className="whitespace-nowrap">
        {countLabel(room.capacity, 'pessoa', 'pessoas')}
      </td>
      <td data-label="Configuração">{room.bed_configuration || '-'}</td>
      <td data-label="Preço" className="whitespace-nowrap">
        {price === null ? '-' : formatMoney(price)}
      </td>
      <td data-label="Status">
        <Badge tone={active ? 'good' : 'quiet'}>{active ? 'Ativo' : 'Inativo'}</Badge>
      </td>
      <td>
        <div className="-mx-3 flex items-center max-[84rem]:grow">
          <button type="button" className={panelButton('plain', 'w-24 justify-start')} onClick={onToggle}>
            {active ? 'Desativar' : 'Ativar'}
            <span className="sr-only">{name}</span>
          </button>
          <button
            type="button"
            className={panelButton('plain')}
            onPointerEnter={preloadRoomDialog}
            onFocus={preloadRoomDialog}
            onClick={onEdit}
          >
            Editar
            <span className="sr-only">{name}</span>
          </button>
          <button
            type="button"
            className="icon-button max-[84rem]:ml-auto"
            aria-label={`Excluir ${name}`}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" />
          </button>
        </div>
      </td>
    </tr>
  )
}
