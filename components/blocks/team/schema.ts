import { heading, kind } from '@/lib/pages/kind'

export const team = kind('team', {
  name: 'Equipe',
  fields: {
    ...heading,
    items: {
      fewest: 1,
      most: 12,
      columns: {
        title: { required: true, max: 60 },
        detail: {},
        text: { max: 300 },
        image: { required: true },
      },
    },
  },
})
