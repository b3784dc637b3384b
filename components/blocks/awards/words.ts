import { Award } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const awards: KindWords<'awards'> = {
  text: 'O que o hotel ganhou: o prêmio, o ano e quem o deu.',
  icon: Award,
  labels: {
    items: 'Prêmios',
    'items.title': 'Prêmio',
    'items.detail': 'Ano',
    'items.text': 'Quem deu',
    'items.image': 'Selo ou foto',
  },
  one: 'prêmio',
  start: { title: 'Reconhecimentos' },
}
