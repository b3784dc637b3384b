import { defineKind } from '@/lib/pages/kind'

export const testimonials = defineKind('testimonials', {
  name: 'Depoimentos',
  pages: ['home'],
  once: true,
  ground: 'own',
  fields: {},
})
