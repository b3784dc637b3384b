import { GalleryThumbnails } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const strip: KindWords<'strip'> = {
  text: 'Um álbum que passa devagar e pode ser parado.',
  icon: GalleryThumbnails,
  start: { label: 'Álbum', title: 'Um passeio sem sair do lugar' },
}
