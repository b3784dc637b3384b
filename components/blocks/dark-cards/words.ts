import { LayoutPanelTop } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const darkCards: KindWords<'dark_cards'> = {
  text: 'De uma a três fotos com título e texto.',
  icon: LayoutPanelTop,
  labels: { items: 'Cartões' },
  one: 'cartão',
}
