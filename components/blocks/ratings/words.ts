import { Star } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const ratings: KindWords<'ratings'> = {
  text: 'A nota do hotel no Google ou em outro site, com a data e o link para conferir.',
  icon: Star,
  labels: {
    items: 'Notas',
    'items.title': 'Onde',
    'items.detail': 'Nota, como 4,8 de 5',
    'items.text': 'Data, e de quantas avaliações',
  },
  one: 'nota',
  start: { title: 'O que dizem de nós', items: [{ title: 'Google' }] },
}
