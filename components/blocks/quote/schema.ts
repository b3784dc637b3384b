import { defineKind, required } from '@/lib/pages/kind'

export const quote = defineKind('quote', {
  name: 'Citação',
  ground: ({ tone }) => (tone === 'dark' ? 'own' : 'plain'),
  fields: { quote: { max: 120, required }, tone: {} },
})
