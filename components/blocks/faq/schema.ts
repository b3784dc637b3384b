import { defineKind, heading, required, rowsRule } from '@/lib/pages/kind'

export const faq = defineKind('faq', {
  name: 'Perguntas frequentes',
  fields: {
    ...heading,
    items: rowsRule(1, 24, { title: { required }, text: { required } }),
  },
})
