import { heading, kind, notHome, required, rowsOf } from '@/lib/pages/kind'

export const enquiry = kind('enquiry', {
  name: 'Pedido de informações',
  // Its script would add to the size of the home page.
  pages: notHome,
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    questions: rowsOf(1, 8, { label: { required }, answer: {}, required: {} }),
    way: {},
    button: {},
  },
})
