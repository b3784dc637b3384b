import { defineKind, required } from '@/lib/pages/kind'

export const location = defineKind('location', {
  name: 'Localização',
  pages: ['home'],
  once: true,
  ground: 'own',
  fields: { title: { max: 80, required }, images: { most: 5 } },
})
