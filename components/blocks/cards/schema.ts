import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const cards = kind('cards', {
  name: 'Dois cartões com foto',
  fields: {
    ...heading,
    items: rowsOf(2, 2, { title: { required, max: 40 }, text: { max: 300 }, image: { required } }),
  },
})
