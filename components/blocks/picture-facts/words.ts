import { Columns2 } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const pictureFacts: KindWords<'picture_facts'> = {
  text: 'Metade foto, metade texto com uma tabela de fatos.',
  icon: Columns2,
}
