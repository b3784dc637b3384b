import { heading, kind } from '@/lib/pages/kind'

export const faq = kind('faq', {
  name: 'Perguntas frequentes',
  fields: {
    ...heading,
    items: { fewest: 1, most: 24, columns: { title: { required: true }, text: { required: true } } },
  },
})
