import { MapPin } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const location: KindWords<'location'> = {
  text: 'Endereço, contatos, mapa e tempos de viagem vêm de “Contato e identidade”; aqui ficam o título e as fotos.',
  icon: MapPin,
  hints: { images: 'De 3 a 5 ficam melhor em uma fileira; nenhuma também pode.' },
  start: { title: 'Onde estamos' },
}
