import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const team = defineKind('team', {
  name: 'Equipe',
  fields: {
    ...heading,
    items: rowsRule(1, 12, {
      title: { required, max: 60 },
      detail: {},
      text: { max: 300 },
      image: { required },
    }),
  },
})
