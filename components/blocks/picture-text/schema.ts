import { heading, kind } from '@/lib/pages/kind'

export const pictureText = kind('picture_text', {
  name: 'Foto e texto',
  fields: {
    ...heading,
    text: { max: 900, required: true },
    image: { required: true },
    shape: {},
    side: {},
    facts: { most: 5, columns: { term: { required: true }, value: { required: true } } },
  },
})
