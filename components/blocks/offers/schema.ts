import { defineKind } from '@/lib/pages/kind'

export const offers = defineKind('offers', {
  name: 'Ofertas em destaque',
  pages: ['home'],
  once: true,
  ground: 'own',
  fields: {
    lead: { max: 160 },
    note: { max: 160 },
    caption: { max: 14 },
    title: { max: 60 },
    text: { max: 160 },
  },
})
