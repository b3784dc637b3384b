import { heading, kind } from '@/lib/pages/kind'

export const columns = kind('columns', {
  name: 'Três colunas',
  fields: {
    ...heading,
    items: {
      fewest: 2,
      most: 3,
      columns: { title: { required: true, max: 40 }, text: { required: true, max: 300 } },
    },
  },
})
