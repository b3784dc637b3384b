import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const pictureText = kind('picture_text', {
  name: 'Foto e texto',
  fields: {
    ...heading,
    text: { max: 900, required },
    image: { required },
    shape: {},
    side: {},
    facts: rowsOf(0, 5, { term: { required }, value: { required } }),
  },
})
