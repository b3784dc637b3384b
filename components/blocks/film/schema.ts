import { kind } from '@/lib/pages/kind'

export const film = kind('film', {
  name: 'Filme',
  pages: ['home'],
  once: true,
  ground: 'own',
  fields: {},
})
