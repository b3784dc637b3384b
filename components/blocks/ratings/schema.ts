import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const ratings = defineKind('ratings', {
  name: 'Notas em outros sites',
  ground: 'sand',
  fields: {
    ...heading,
    items: rowsRule(1, 4, {
      title: { required, max: 40 },
      detail: { required, max: 20 },
      text: { required, max: 80 },
      link: { required },
    }),
  },
})
