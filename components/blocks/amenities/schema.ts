import { heading, kind } from '@/lib/pages/kind'

export const amenities = kind('amenities', {
  name: 'Comodidades',
  pages: ['home'],
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    items: {
      fewest: 2,
      most: 12,
      columns: { icon: {}, title: { required: true, max: 40 }, text: { max: 160 } },
    },
  },
})
