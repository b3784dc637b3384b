import { readSchemas } from '@/lib/content/fields/field'
import { text } from '@/lib/content/fields/kinds'
import { middle } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'

/** Two whole percents, as `object-position` takes them. */
const focusPattern = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/

/** What the hotel says of a picture; its id is the name of its file. */
export const pictureFields = {
  alt: text({ label: 'Texto alternativo', max: 250 }),
  focus: {
    ...text({
      label: 'Ponto principal',
      max: 9,
      pattern: [focusPattern, 'Marque um ponto da foto'],
      blank: middle,
    }),
    read: z.string().regex(focusPattern).catch(middle),
  },
}

export const pictureSchema = z.object({ id: z.string().min(1), ...readSchemas(pictureFields) })
