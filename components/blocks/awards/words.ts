import { Award } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const awards: KindWords<'awards'> = {
  text: 'O que o hotel ganhou: o prêmio, o ano e quem o deu.',
  icon: Award,
  fields: {
    items: {
      label: 'Prêmios',
      one: 'prêmio',
      columns: {
        title: { label: 'Prêmio' },
        detail: { label: 'Ano' },
        text: { label: 'Quem deu' },
        image: { label: 'Selo ou foto' },
      },
    },
  },
  start: { title: 'Reconhecimentos' },
}
