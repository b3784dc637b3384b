import { Tag } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const offers: KindWords<'offers'> = {
  text: 'Os pacotes marcados como destaque e três informações. Sem pacote em destaque, nada aparece.',
  icon: Tag,
  labels: {
    lead: 'Sobre o parcelamento',
    note: 'Sobre as crianças',
    caption: 'Palavra grande da terceira informação',
    title: 'Terceira informação',
    text: 'Texto da terceira informação',
  },
  hints: { lead: 'O número de parcelas vem de Condições.', note: 'A idade vem de Condições.' },
  start: { title: 'Experiências exclusivas' },
}
