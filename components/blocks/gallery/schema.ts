import { defineKind, heading } from '@/lib/pages/kind'

export const gallery = defineKind('gallery', {
  name: 'Galeria de fotos',
  // Its script would add to the size of the other pages.
  pages: ['about', 'own'],
  fields: { ...heading, text: { max: 300 }, images: { fewest: 3, most: 16 } },
})
