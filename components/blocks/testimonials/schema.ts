import { kind } from '@/lib/pages/kind'

export const testimonials = kind('testimonials', {
  name: 'Depoimentos',
  pages: ['home'],
  once: true,
  ground: 'own',
  fields: {},
})
