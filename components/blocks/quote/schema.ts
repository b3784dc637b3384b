import { kind } from '@/lib/pages/kind'

export const quote = kind('quote', {
  name: 'Citação',
  ground: ({ tone }) => (tone === 'dark' ? 'own' : 'plain'),
  fields: { quote: { max: 120, required: true }, tone: {} },
})
