import { Users } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const team: KindWords<'team'> = {
  text: 'Quem recebe os hóspedes, cada pessoa com a sua foto.',
  icon: Users,
  fields: {
    items: {
      label: 'Pessoas',
      one: 'pessoa',
      columns: {
        title: { label: 'Nome' },
        detail: { label: 'O que faz' },
        text: { label: 'Algumas palavras' },
      },
    },
  },
  start: { title: 'Quem recebe vocês' },
}
