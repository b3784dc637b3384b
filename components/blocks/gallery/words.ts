import { Images } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const gallery: KindWords<'gallery'> = {
  text: 'Fotos de um mesmo assunto, a primeira maior; cada uma abre em tela cheia.',
  icon: Images,
  start: { label: 'Galeria', title: 'Em fotografias' },
}
