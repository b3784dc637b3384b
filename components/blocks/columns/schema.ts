import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const columns = kind('columns', {
  name: 'Três colunas',
  fields: {
    ...heading,
    items: rowsOf(2, 3, { title: { required, max: 40 }, text: { required, max: 300 } }),
  },
})
