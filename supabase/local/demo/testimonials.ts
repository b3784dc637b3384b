import type { Testimonial } from '../../../lib/testimonials/schema.ts'

export const demoTestimonials: Testimonial[] = [
  {
    id: '5d0a2f0e-4a0c-4c1e-9f0b-6a1d7d5c9b11',
    quote:
      'Acordamos com a névoa saindo do lago e não fizemos mais nada a manhã inteira. Era exatamente o que a gente precisava.',
    name: 'Helena e Marcos',
    month: 'julho de 2026',
    active: true,
  },
  {
    id: 'b7c1f6aa-0f53-4a52-8d3e-2c9b4e8a7f22',
    quote:
      'As crianças aprenderam o nome dos cavalos e dormiram antes das oito. Nós jantamos à luz de velas, sem olhar o relógio.',
    name: 'Bianca R.',
    month: 'setembro de 2026',
    active: true,
  },
  {
    id: 'e2f49b3c-7d18-4b6f-a1c5-93d0e6f18a33',
    quote:
      'Silêncio de verdade, uma cama impecável e um café da manhã do qual ainda falamos. Voltamos na próxima florada.',
    name: 'Lúcia e Antônio',
    month: 'março de 2026',
    active: true,
  },
]
