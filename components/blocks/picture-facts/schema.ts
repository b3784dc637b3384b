import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const pictureFacts = kind('picture_facts', {
  name: 'Foto e fatos sobre fundo escuro',
  ground: 'own',
  fields: {
    ...heading,
    text: { max: 600, required },
    image: { required },
    facts: rowsOf(0, 6, { term: { required }, value: { required } }),
    note: { max: 200 },
  },
})
