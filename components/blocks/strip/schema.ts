import { defineKind, heading } from '@/lib/pages/kind'

export const strip = defineKind('strip', {
  name: 'Fita de fotos',
  // Its script would enlarge the other pages.
  pages: ['home', 'about', 'own'],
  once: true,
  fields: { ...heading, images: { fewest: 6, most: 16 } },
})
