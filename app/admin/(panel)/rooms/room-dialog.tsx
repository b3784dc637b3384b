'use client'

import { useRouter } from 'next/navigation'
import type { Element } from '@/lib/content/list'
import { PictureProgress } from '../../_images/picture-progress'
import { FormDialog } from '../../_ui/form-dialog'
import { RoomFields } from './room-fields'
import { useRoomForm } from './use-room-form'

export type RoomDialogProps = { room: Element | null; onClose: () => void }

export function RoomDialog({ room: opened, onClose }: RoomDialogProps) {
  const router = useRouter()
  const { form, room, sending, cancelSending, reload } = useRoomForm(opened, onClose)
  return (
    <FormDialog
      title={opened ? 'Editar Quarto' : 'Nova Acomodação'}
      form={form}
      saveLabel={opened ? 'Atualizar' : 'Criar'}
      onClose={onClose}
      onReload={() => {
        reload(form.conflict?.current)
        router.refresh()
      }}
    >
      <RoomFields />
      {sending && (
        <div className="surface sticky bottom-0 mt-6 p-4">
          <PictureProgress {...sending} onCancel={cancelSending} />
        </div>
      )}
    </FormDialog>
  )
}
