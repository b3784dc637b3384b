import { List } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const textFacts: KindWords<'text_facts'> = {
  text: 'Um texto ao lado de uma tabela de fatos.',
  icon: List,
  labels: { note: 'Título dos fatos' },
  start: { note: 'Bom saber' },
}
