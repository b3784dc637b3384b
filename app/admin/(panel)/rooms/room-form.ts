import { z } from 'zod'
import type { Element } from '@/lib/content/list'
import { newRoom, roomForm, roomProblems, toRoomValues } from '@/lib/rooms/form'
import type { PictureItem } from '../../_images/picture-items'

export function roomFormSchema(stored: Element | null) {
  return withPictures.superRefine(({ category, images }, context) => {
    const urls = images.map((item) => (item.kind === 'stored' ? item.url : ''))
    const problems = roomProblems({ category, images: urls }, stored ?? undefined)
    for (const [field, message] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
}

export type RoomFormValues = z.input<typeof withPictures>
export type RoomFormOutput = z.output<typeof withPictures>

export function roomFormValues(stored: Element | null): RoomFormValues {
  const values = stored ? toRoomValues(stored) : newRoom
  return { ...values, images: values.images.map((url) => ({ kind: 'stored', url })), filesLost: 0 }
}

/** What a draft can hold: everything but files, which are counted instead. */
export function withoutFiles(values: RoomFormValues): RoomFormValues {
  const images = values.images.filter((item) => item.kind === 'stored')
  return { ...values, images, filesLost: values.images.length - images.length }
}

const withPictures = roomForm.extend({
  images: z.array(z.custom<PictureItem>()),
  /** How many chosen files a recovered draft could not bring back. */
  filesLost: z.number(),
})
