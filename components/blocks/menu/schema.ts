import { heading, kind, notHome, required, rowsOf } from '@/lib/pages/kind'

export const menu = kind('menu', {
  name: 'Refeições ou cardápio',
  pages: notHome,
  ground: ({ image }) => (image ? 'own' : 'sand'),
  fields: {
    ...heading,
    image: {},
    items: rowsOf(1, 24, { title: { required, max: 60 }, detail: {}, text: { max: 240 } }),
    note: { max: 200 },
  },
})
