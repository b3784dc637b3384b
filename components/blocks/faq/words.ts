import { CircleQuestionMark } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const faq: KindWords<'faq'> = {
  text: 'Perguntas que abrem a resposta. Os buscadores também as recebem.',
  icon: CircleQuestionMark,
  fields: {
    items: {
      label: 'Perguntas',
      one: 'pergunta',
      columns: { title: { label: 'Pergunta' }, text: { label: 'Resposta' } },
    },
  },
  start: { title: 'O que costumam perguntar', items: [{ title: 'Aceitam animais?' }] },
}
