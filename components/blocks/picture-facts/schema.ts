import { heading, kind } from '@/lib/pages/kind'

export const pictureFacts = kind('picture_facts', {
  name: 'Foto e fatos sobre fundo escuro',
  ground: 'own',
  fields: {
    ...heading,
    text: { max: 600, required: true },
    image: { required: true },
    facts: { most: 6, columns: { term: { required: true }, value: { required: true } } },
    note: { max: 200 },
  },
})
