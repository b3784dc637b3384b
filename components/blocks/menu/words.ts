import { Utensils } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const menu: KindWords<'menu'> = {
  text: 'Pratos ou refeições com horário ou preço, com ou sem foto.',
  icon: Utensils,
  fields: {
    items: {
      label: 'Refeições ou pratos',
      one: 'refeição ou prato',
      columns: { title: { label: 'Nome' }, detail: { label: 'Horário ou preço' } },
    },
  },
  start: { label: 'As refeições', title: 'À mesa' },
}
