import { defineKind, heading, required } from '@/lib/pages/kind'

export const accommodations = defineKind('accommodations', {
  name: 'Acomodações',
  pages: ['home'],
  once: true,
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    caption: { max: 40, required },
    images: { most: 12 },
  },
})
