import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const pictureText = defineKind('picture_text', {
  name: 'Foto e texto',
  fields: {
    ...heading,
    text: { max: 900, required },
    image: { required },
    shape: {},
    side: {},
    facts: rowsRule(0, 5, { term: { required }, value: { required } }),
  },
})
