import { defineKind, heading } from '@/lib/pages/kind'

export const gallery = defineKind('gallery', {
  name: 'Galeria de fotos',
  // Its script would enlarge the other pages.
  pages: ['about', 'own'],
  fields: { ...heading, text: { max: 300 }, images: { fewest: 3, most: 16 } },
})
