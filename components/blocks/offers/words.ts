import { Tag } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const offers: KindWords<'offers'> = {
  text: 'Os pacotes marcados como destaque e três informações. Sem pacote em destaque, nada aparece.',
  icon: Tag,
  fields: {
    lead: { label: 'Sobre o parcelamento', hint: 'O número de parcelas vem de Condições.' },
    note: { label: 'Sobre as crianças', hint: 'A idade vem de Condições.' },
    title: { label: 'Terceira informação' },
    text: { label: 'Texto da terceira informação' },
  },
  start: { title: 'Experiências exclusivas' },
}
