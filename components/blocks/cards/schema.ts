import { heading, kind } from '@/lib/pages/kind'

export const cards = kind('cards', {
  name: 'Dois cartões com foto',
  fields: {
    ...heading,
    items: {
      fewest: 2,
      most: 2,
      columns: { title: { required: true, max: 40 }, text: { max: 300 }, image: { required: true } },
    },
  },
})
