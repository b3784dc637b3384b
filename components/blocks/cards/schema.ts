import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const cards = defineKind('cards', {
  name: 'Dois cartões com foto',
  fields: {
    ...heading,
    items: rowsRule(2, 2, { title: { required, max: 40 }, text: { max: 300 }, image: { required } }),
  },
})
