import { kind, notHome } from '@/lib/pages/kind'

export const about = kind('about', {
  name: 'O hotel em poucas palavras',
  pages: notHome,
  once: true,
  fields: {},
})
