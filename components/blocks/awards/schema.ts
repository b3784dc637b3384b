import { heading, kind } from '@/lib/pages/kind'

export const awards = kind('awards', {
  name: 'Prêmios',
  fields: {
    ...heading,
    items: {
      fewest: 1,
      most: 12,
      columns: { title: { required: true }, detail: { max: 12 }, text: { max: 80 }, link: {}, image: {} },
    },
  },
})
