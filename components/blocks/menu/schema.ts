import { defineKind, heading, notHome, required, rowsRule } from '@/lib/pages/kind'

export const menu = defineKind('menu', {
  name: 'Refeições ou cardápio',
  pages: notHome,
  ground: ({ image }) => (image ? 'own' : 'sand'),
  fields: {
    ...heading,
    image: {},
    items: rowsRule(1, 24, { title: { required, max: 60 }, detail: {}, text: { max: 240 } }),
    note: { max: 200 },
  },
})
