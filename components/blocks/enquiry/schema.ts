import { defineKind, heading, notHome, required, rowsRule } from '@/lib/pages/kind'

export const enquiry = defineKind('enquiry', {
  name: 'Pedido de informações',
  // Its script would enlarge the home page.
  pages: notHome,
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    questions: rowsRule(1, 8, { label: { required }, answer: {}, required: {} }),
    way: {},
    button: {},
  },
})
