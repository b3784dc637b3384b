'use client'

import type { ActionResult } from '@/lib/action/result'
import { roomFolder } from '@/lib/images/paths'
import type { RoomRow } from '@/lib/rooms/admin/rows'
import { ImageProgress } from '../../_images/image-progress'
import { useImageSending } from '../../_images/upload-all'
import { ItemFormDialog } from '../../_list/item-form-dialog'
import type { ItemDialogProps } from '../../_list/use-item-dialog'
import { useItemForm } from '../../_list/use-item-form'
import { nothingLost } from '../../_ui/toast-failure'
import { hold, keepInDraft, type RoomFormValues, schema } from './held-images'
import { RoomFields } from './room-fields'

type Sent = ActionResult<{ values: Record<string, unknown> }>

/** Saved with its images, all or none (IMG-5). */
export function RoomDialog(props: ItemDialogProps<RoomRow>) {
  const { sending, send: sendImages, cancel } = useImageSending()
  const item = useItemForm(props, { schema, hold, keepInDraft, send })

  async function send({ images, filesLost: _, ...values }: RoomFormValues, id: string): Promise<Sent> {
    const sent = await sendImages(images, roomFolder(id))
    if ('error' in sent) {
      const error = navigator.onLine ? sent.error : `${sent.error} ${nothingLost}`
      return { ok: false, error, fieldErrors: { images: sent.error } }
    }
    const { images: stored } = hold({ ...values, images: sent.urls })
    // From here on they are addresses: a failed save leaves them in the form and in its draft.
    item.form.form.setValue('images', stored, { shouldDirty: true })
    return { ok: true, values: { ...values, images: sent.urls } }
  }

  return (
    <ItemFormDialog {...props} item={item}>
      <RoomFields />
      {sending && (
        <div className="surface sticky bottom-0 mt-6 p-4">
          <ImageProgress {...sending} onCancel={cancel} />
        </div>
      )}
    </ItemFormDialog>
  )
}
