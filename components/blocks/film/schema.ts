import { defineKind } from '@/lib/pages/kind'

export const film = defineKind('film', {
  name: 'Filme',
  pages: ['home'],
  once: true,
  ground: 'own',
  fields: {},
})
