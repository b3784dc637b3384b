import { defineKind, required, rowsRule } from '@/lib/pages/kind'

export const darkCards = defineKind('dark_cards', {
  name: 'Cartões sobre fundo escuro',
  ground: 'dark',
  fields: {
    items: rowsRule(1, 3, { title: { required, max: 40 }, text: { max: 300 }, image: { required } }),
  },
})
