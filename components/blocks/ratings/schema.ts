import { heading, kind } from '@/lib/pages/kind'

export const ratings = kind('ratings', {
  name: 'Notas em outros sites',
  ground: 'sand',
  fields: {
    ...heading,
    items: {
      fewest: 1,
      most: 4,
      columns: {
        title: { required: true, max: 40 },
        detail: { required: true, max: 20 },
        text: { required: true, max: 80 },
        link: { required: true },
      },
    },
  },
})
