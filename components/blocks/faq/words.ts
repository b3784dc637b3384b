import { CircleQuestionMark } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const faq: KindWords<'faq'> = {
  text: 'Perguntas que abrem a resposta. Os buscadores também as recebem.',
  icon: CircleQuestionMark,
  labels: { items: 'Perguntas', 'items.title': 'Pergunta', 'items.text': 'Resposta' },
  one: 'pergunta',
  start: { title: 'O que costumam perguntar', items: [{ title: 'Aceitam animais?' }] },
}
