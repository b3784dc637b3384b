import { listPanel } from '@/lib/content/list-panel'
import { listTexts } from '@/lib/content/list-texts'
import { shorten } from '@/lib/format'
import { pictureFields } from './fields'

const texts = listTexts({ one: 'foto', several: 'fotos', feminine: true })

export const picturePanel = listPanel(pictureFields, texts, {
  // The history calls a picture by what is to be seen on it.
  store: (values) => ({ ...values, name: shorten(String(values.alt), 80) || 'Foto sem descrição' }),
})
