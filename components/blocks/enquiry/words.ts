import { MessageCircleQuestionMark } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const enquiry: KindWords<'enquiry'> = {
  text: 'Perguntas que o visitante responde, e um botão que abre a mensagem pronta no WhatsApp ou no e-mail. Nada fica guardado.',
  icon: MessageCircleQuestionMark,
  hints: { button: 'Em branco, “Enviar pelo WhatsApp” ou “Enviar por e-mail”.' },
  start: {
    title: 'Peça um orçamento',
    way: 'whatsapp',
    questions: [
      { label: 'Seu nome', required: true },
      { label: 'Data', answer: 'date' },
      { label: 'Quantas pessoas', answer: 'people' },
      { label: 'O que vocês imaginam', answer: 'long' },
    ],
  },
}
