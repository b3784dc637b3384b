import { heading, kind } from '@/lib/pages/kind'

export const timeline = kind('timeline', {
  name: 'Linha do tempo',
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 300 },
    items: {
      fewest: 2,
      most: 10,
      columns: {
        detail: { required: true, max: 12 },
        title: { required: true, max: 60 },
        text: { required: true, max: 300 },
      },
    },
  },
})
