import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const timeline = kind('timeline', {
  name: 'Linha do tempo',
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 300 },
    items: rowsOf(2, 10, {
      detail: { required, max: 12 },
      title: { required, max: 60 },
      text: { required, max: 300 },
    }),
  },
})
