import { heading, kind, required, rowsOf } from '@/lib/pages/kind'

export const faq = kind('faq', {
  name: 'Perguntas frequentes',
  fields: {
    ...heading,
    items: rowsOf(1, 24, { title: { required }, text: { required } }),
  },
})
