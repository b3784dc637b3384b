'use client'

import type { Element } from '@/lib/content/list'
import { isRoomCategory, roomCategoryLabel } from '@/lib/rooms/categories'
import { roomCategories } from '@/lib/rooms/schema'
import { MoneyInput, NumberInput, Select, SwitchField, TextArea, TextInput } from '../../_ui/inputs'
import { ListEditor } from '../../_ui/list-editor'
import { RoomPictures } from './room-pictures'

export function RoomFields({ stored }: { stored: Element | null }) {
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
      <TextInput className="col-span-2 sm:col-span-4" name="name" label="Nome da Acomodação" required />
      <MoneyInput
        className="col-span-2"
        name="price"
        label="Preço por Noite (R$)"
        hint="Em branco, fica sem preço."
      />
      <TextArea className={whole} name="description" label="Descrição" required rows={5} />
      <TextArea
        className={whole}
        name="detailed_description"
        label="Observações"
        rows={3}
        hint="Aparecem na janela de reserva do quarto."
      />
      <RoomPictures />
      <ListEditor
        className={whole}
        name="features"
        label="Características"
        placeholder="Ex.: Varanda para o lago"
      />
      <Select
        className="col-span-2 sm:col-span-3"
        name="category"
        label="Categoria"
        required
        options={categoryOptions(stored)}
      />
      <TextInput
        className="col-span-2 sm:col-span-3"
        name="bed_configuration"
        label="Composição dos Quartos"
        placeholder="Ex.: 1 cama de casal e 2 de solteiro"
        required
      />
      <TextInput
        className={whole}
        name="video_url"
        label="Link Vídeo Quarto"
        inputMode="url"
        autoComplete="off"
        placeholder="https://vimeo.com/…"
        hint="Vimeo, YouTube ou um arquivo .mp4 ou .webm."
      />
      <NumberInput className="sm:col-span-2" name="capacity" label="Capacidade Máxima" required />
      <NumberInput className="sm:col-span-2" name="quantity" label="Quantidade" required />
      <div className="col-span-2 self-end">
        <SwitchField name="active" label="Ativo" />
      </div>
    </div>
  )
}

const whole = 'col-span-2 sm:col-span-6'

function categoryOptions(stored: Element | null) {
  const known = roomCategories.map((value) => ({ value, label: roomCategoryLabel(value) }))
  const old = typeof stored?.category === 'string' ? stored.category.trim() : ''
  return [
    { value: '', label: 'Selecione…' },
    ...known,
    ...(old && !isRoomCategory(old) ? [{ value: old, label: `${old} (o site não mostra)` }] : []),
  ]
}
