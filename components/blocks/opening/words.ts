import { PanelTop } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const opening: KindWords<'opening'> = {
  text: 'A foto grande com o título da página. Fica sempre no alto.',
  icon: PanelTop,
}
