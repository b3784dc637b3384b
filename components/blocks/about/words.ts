import { House } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const about: KindWords<'about'> = {
  text: 'O subtítulo, o texto e a foto de “O Hotel › Seção Sobre”.',
  icon: House,
}
