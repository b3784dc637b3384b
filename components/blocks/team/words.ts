import { Users } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const team: KindWords<'team'> = {
  text: 'Quem recebe os hóspedes, cada pessoa com a sua foto.',
  icon: Users,
  labels: {
    items: 'Pessoas',
    'items.title': 'Nome',
    'items.detail': 'O que faz',
    'items.text': 'Algumas palavras',
  },
  one: 'pessoa',
  start: { title: 'Quem recebe vocês' },
}
