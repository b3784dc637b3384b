import type { ListPanel } from '@/lib/content/definition'
import { type RoomValues, roomForm } from '@/lib/rooms/form'
import { z } from '@/lib/zod'
import type { ImageItem } from '../../_images/image-items'
import { withValidationMessages } from '../../_list/use-item-form'

/** The form of a room, whose images may still be files of this machine. */
export type RoomFormValues = z.input<typeof withImages>

/** The list's own check, of addresses where there are any yet. */
export function schema({ fieldErrors }: ListPanel, before: Record<string, unknown> | undefined) {
  return withValidationMessages(withImages, ({ images, ...values }) => {
    const urls = images.map((item) => (item.kind === 'stored' ? item.url : ''))
    return fieldErrors({ ...values, images: urls }, before)
  })
}

const withImages = roomForm.extend({
  images: z.array(z.custom<ImageItem>()),
  /** How many chosen files a recovered draft could not bring back. */
  filesLost: z.number(),
})

export function hold(values: RoomValues): RoomFormValues {
  return { ...values, images: values.images.map((url) => ({ kind: 'stored', url })), filesLost: 0 }
}

/** What a draft can hold: everything but files, which are counted instead. */
export function keepInDraft(held: RoomFormValues): RoomFormValues {
  const images = held.images.filter((item) => item.kind === 'stored')
  return { ...held, images, filesLost: held.images.length - images.length }
}
