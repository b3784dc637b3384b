import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const amenities = defineKind('amenities', {
  name: 'Comodidades',
  pages: ['home'],
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    items: rowsRule(2, 12, { icon: {}, title: { required, max: 40 }, text: { max: 160 } }),
  },
})
