import { Image } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const pictureText: KindWords<'picture_text'> = {
  text: 'Uma foto ao lado de um texto, se quiser com alguns fatos.',
  icon: Image,
  start: { shape: 'wide', side: 'left' },
}
