import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const textFacts = defineKind('text_facts', {
  name: 'Texto e fatos',
  fields: {
    ...heading,
    text: { max: 1200, required },
    note: { max: 40 },
    facts: rowsRule(1, 8, { term: { required }, value: { required } }),
  },
})
