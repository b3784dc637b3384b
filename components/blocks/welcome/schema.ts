import { defineKind } from '@/lib/pages/kind'

export const welcome = defineKind('welcome', {
  name: 'Boas-vindas',
  pages: ['home'],
  once: true,
  fields: { images: { most: 12 } },
})
