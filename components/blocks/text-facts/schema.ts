import { heading, kind } from '@/lib/pages/kind'

export const textFacts = kind('text_facts', {
  name: 'Texto e fatos',
  fields: {
    ...heading,
    text: { max: 1200, required: true },
    note: { max: 40 },
    facts: { fewest: 1, most: 8, columns: { term: { required: true }, value: { required: true } } },
  },
})
