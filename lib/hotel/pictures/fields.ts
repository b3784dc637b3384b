import { listSection } from '@/lib/content/definition'
import { text } from '@/lib/content/fields/kinds'
import { middle } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'

/** Two whole percentages for `object-position`. */
const focusPattern = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/

/** The hotel's data about a picture, whose id is its file name. */
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

/** Descriptions and focal points of pictures; only those of visible pictures are published. */
export const picturesSection = {
  ...listSection('pictures', 'Fotos', pictureFields),
  derived: ['name'],
  namedByFile: true,
}
