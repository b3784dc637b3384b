import { Film } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const film: KindWords<'film'> = {
  text: 'Onde fica o filme de “O Hotel › Seção Hero”. Sem filme, nada aparece.',
  icon: Film,
}
