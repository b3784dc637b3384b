import { defineKind, notHome } from '@/lib/pages/kind'

export const about = defineKind('about', {
  name: 'O hotel em poucas palavras',
  pages: notHome,
  once: true,
  fields: {},
})
