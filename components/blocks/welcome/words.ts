import { Hand } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const welcome: KindWords<'welcome'> = {
  text: 'O título e o texto vêm de “O Hotel › Seção Sobre”; aqui ficam as fotos do carrossel.',
  icon: Hand,
}
