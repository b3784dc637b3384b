import { heading, kind, notHome } from '@/lib/pages/kind'

export const enquiry = kind('enquiry', {
  name: 'Pedido de informações',
  // Its script would add to the size of the home page.
  pages: notHome,
  ground: 'sand',
  fields: {
    ...heading,
    text: { max: 400 },
    questions: { fewest: 1, most: 8, columns: { label: { required: true }, answer: {}, required: {} } },
    way: {},
    button: {},
  },
})
