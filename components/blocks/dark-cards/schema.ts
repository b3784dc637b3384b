import { kind, required, rowsOf } from '@/lib/pages/kind'

export const darkCards = kind('dark_cards', {
  name: 'Cartões sobre fundo escuro',
  ground: 'dark',
  fields: {
    items: rowsOf(1, 3, { title: { required, max: 40 }, text: { max: 300 }, image: { required } }),
  },
})
