import { reads } from '@/lib/content/fields/field'
import { text } from '@/lib/content/fields/kinds'
import { listPanel } from '@/lib/content/list-panel'
import { listTexts } from '@/lib/content/list-texts'
import { shorten } from '@/lib/format'
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

export const pictureSchema = z.object({ id: z.string().min(1), ...reads(pictureFields) })

const texts = listTexts(
  { one: 'foto', several: 'fotos', feminine: true },
  { saveFailed: 'Erro ao salvar os detalhes da foto.' },
)

export const picturePanel = listPanel(pictureFields, texts, {
  // The history calls a picture by what is to be seen on it.
  store: (values) => ({ ...values, name: shorten(String(values.alt), 80) || 'Foto sem descrição' }),
})
