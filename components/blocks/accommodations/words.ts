import { BedDouble } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const accommodations: KindWords<'accommodations'> = {
  text: 'A apresentação das acomodações, com um carrossel de fotos numeradas. Sem acomodação e sem foto, nada aparece.',
  icon: BedDouble,
  hints: {
    text: 'Uma ou duas frases ao lado do título.',
    caption: 'O número vem sozinho. Com o nome de um tipo, como Chalé Tradicional, as fotos levam a ele.',
    images: 'Sem fotos aqui, aparece uma de cada acomodação, com o nome dela.',
  },
  start: { label: 'As acomodações', title: 'Acomodações excepcionais', caption: 'Acomodação' },
}
