import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const textFacts = kind('text_facts', {
  name: 'Texto e fatos',
  fields: {
    ...heading,
    text: { max: 1200, required },
    note: { max: 40 },
    facts: rowsOf(1, 8, { term: { required }, value: { required } }),
  },
})
