import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const pictureFacts = defineKind('picture_facts', {
  name: 'Foto e fatos sobre fundo escuro',
  ground: 'own',
  fields: {
    ...heading,
    text: { max: 600, required },
    image: { required },
    facts: rowsRule(0, 6, { term: { required }, value: { required } }),
    note: { max: 200 },
  },
})
