import { defineKind, notHome, required } from '@/lib/pages/kind'

export const opening = defineKind('opening', {
  name: 'Abertura',
  pages: notHome,
  once: true,
  ground: 'own',
  fields: { title: { max: 80, required }, lead: { max: 160 }, image: { required } },
})
