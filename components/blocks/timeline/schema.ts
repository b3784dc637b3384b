import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const timeline = defineKind('timeline', {
  name: 'Linha do tempo',
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 300 },
    items: rowsRule(2, 12, {
      detail: { required, max: 12 },
      title: { required, max: 60 },
      text: { required, max: 300 },
    }),
  },
})
