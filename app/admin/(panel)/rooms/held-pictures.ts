import type { ListPanel } from '@/lib/content/definition'
import { type RoomValues, roomForm } from '@/lib/rooms/form'
import { z } from '@/lib/zod'
import type { PictureItem } from '../../_images/picture-items'
import { withProblems } from '../../_list/use-item-form'

/** The form of a room, whose pictures may still be files of this machine. */
export type RoomFormValues = z.input<typeof withPictures>

/** The list's own check, of addresses where there are any yet. */
export function schema({ problems }: ListPanel, before: Record<string, unknown> | undefined) {
  return withProblems(withPictures, ({ images, ...values }) => {
    const urls = images.map((item) => (item.kind === 'stored' ? item.url : ''))
    return problems({ ...values, images: urls }, before)
  })
}

const withPictures = roomForm.extend({
  images: z.array(z.custom<PictureItem>()),
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
