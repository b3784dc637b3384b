import { kind, notHome, required } from '@/lib/pages/kind'

export const opening = kind('opening', {
  name: 'Abertura',
  pages: notHome,
  once: true,
  ground: 'own',
  fields: { title: { max: 80, required }, lead: { max: 160 }, image: { required } },
})
