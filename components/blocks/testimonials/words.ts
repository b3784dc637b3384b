import { Quote } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const testimonials: KindWords<'testimonials'> = {
  text: 'Onde ficam os depoimentos de hóspedes. Sem depoimento, nada aparece.',
  icon: Quote,
}
