import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const columns = defineKind('columns', {
  name: 'Três colunas',
  fields: {
    ...heading,
    items: rowsRule(2, 3, { title: { required, max: 40 }, text: { required, max: 300 } }),
  },
})
