import { Star } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const ratings: KindWords<'ratings'> = {
  text: 'A nota do hotel no Google ou em outro site, com a data e o link para conferir.',
  icon: Star,
  fields: {
    items: {
      label: 'Notas',
      one: 'nota',
      columns: {
        title: { label: 'Onde' },
        detail: { label: 'Nota, como 4,8 de 5' },
        text: { label: 'Data, e de quantas avaliações' },
      },
    },
  },
  start: { title: 'O que dizem de nós', items: [{ title: 'Google' }] },
}
