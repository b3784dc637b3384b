import { Quote } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const quote: KindWords<'quote'> = {
  text: 'Uma frase em letras grandes.',
  icon: Quote,
  start: { tone: 'light' },
}
