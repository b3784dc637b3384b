import { LayoutGrid } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const amenities: KindWords<'amenities'> = {
  text: 'O que o hotel oferece, cada coisa com um ícone.',
  icon: LayoutGrid,
  fields: {
    text: { hint: 'Uma ou duas frases ao lado do título.' },
    items: { label: 'Comodidades', one: 'comodidade' },
  },
  start: {
    label: 'No hotel',
    title: 'O que espera por vocês',
    items: [{ icon: 'wifi' }, { icon: 'meals' }],
  },
}
