import { kind } from '@/lib/pages/kind'

export const welcome = kind('welcome', {
  name: 'Boas-vindas',
  pages: ['home'],
  once: true,
  fields: { images: { most: 12 } },
})
