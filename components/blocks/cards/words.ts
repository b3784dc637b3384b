import { LayoutPanelLeft } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const cards: KindWords<'cards'> = {
  text: 'Duas fotos de formatos diferentes, cada uma com título e texto.',
  icon: LayoutPanelLeft,
  labels: { items: 'Cartões' },
  one: 'cartão',
}
