import { GalleryHorizontal } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const fullPicture: KindWords<'full_picture'> = {
  text: 'Uma foto na largura da janela, se quiser com uma citação.',
  icon: GalleryHorizontal,
}
