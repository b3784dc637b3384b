import { kind } from '@/lib/pages/kind'

export const darkCards = kind('dark_cards', {
  name: 'Cartões sobre fundo escuro',
  ground: 'dark',
  fields: {
    items: {
      fewest: 1,
      most: 3,
      columns: { title: { required: true, max: 40 }, text: { max: 300 }, image: { required: true } },
    },
  },
})
