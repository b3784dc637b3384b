import { Utensils } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const menu: KindWords<'menu'> = {
  text: 'Pratos ou refeições com horário ou preço, com ou sem foto.',
  icon: Utensils,
  labels: { items: 'Refeições ou pratos', 'items.title': 'Nome', 'items.detail': 'Horário ou preço' },
  one: 'refeição ou prato',
  start: { label: 'As refeições', title: 'À mesa' },
}
