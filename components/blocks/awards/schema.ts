import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const awards = defineKind('awards', {
  name: 'Prêmios',
  fields: {
    ...heading,
    items: rowsRule(1, 12, {
      title: { required },
      detail: { max: 12 },
      text: { max: 80 },
      link: {},
      image: {},
    }),
  },
})
