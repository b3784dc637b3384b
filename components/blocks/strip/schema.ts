import { defineKind, heading } from '@/lib/pages/kind'

export const strip = defineKind('strip', {
  name: 'Fita de fotos',
  // Its script would add to the size of the other pages.
  pages: ['home', 'about', 'own'],
  once: true,
  fields: { ...heading, images: { fewest: 6, most: 16 } },
})
