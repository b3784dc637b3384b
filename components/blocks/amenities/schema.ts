import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const amenities = kind('amenities', {
  name: 'Comodidades',
  pages: ['home'],
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    items: rowsOf(2, 12, { icon: {}, title: { required, max: 40 }, text: { max: 160 } }),
  },
})
