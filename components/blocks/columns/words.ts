import { Columns3 } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const columns: KindWords<'columns'> = {
  text: 'Duas ou três ideias lado a lado.',
  icon: Columns3,
  labels: { items: 'Colunas' },
  one: 'coluna',
}
