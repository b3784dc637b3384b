import { defineKind, required } from '@/lib/pages/kind'

export const statement = defineKind('statement', {
  name: 'Destaque com botão',
  fields: {
    label: { max: 40 },
    title: { max: 120, required },
    text: { max: 400, required },
    button: {},
  },
})
