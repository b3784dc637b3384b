import { heading, kind, notHome } from '@/lib/pages/kind'

export const menu = kind('menu', {
  name: 'Refeições ou cardápio',
  pages: notHome,
  ground: ({ image }) => (image ? 'own' : 'sand'),
  fields: {
    ...heading,
    image: {},
    items: {
      fewest: 1,
      most: 24,
      columns: { title: { required: true, max: 60 }, detail: {}, text: { max: 240 } },
    },
    note: { max: 200 },
  },
})
