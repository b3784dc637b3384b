import { LayoutGrid } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const amenities: KindWords<'amenities'> = {
  text: 'O que o hotel oferece, cada coisa com um ícone.',
  icon: LayoutGrid,
  labels: { items: 'Comodidades' },
  one: 'comodidade',
  hints: { text: 'Uma ou duas frases ao lado do título.' },
  start: { label: 'No hotel', title: 'O que espera por vocês', items: [{ icon: 'wifi' }, { icon: 'meals' }] },
}
