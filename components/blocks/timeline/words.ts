import { Milestone } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const timeline: KindWords<'timeline'> = {
  text: 'Capítulos de uma história, cada um com o seu ano.',
  icon: Milestone,
  labels: { items: 'Capítulos', 'items.detail': 'Ano' },
  one: 'capítulo',
  start: { label: 'História', title: 'Como tudo começou' },
}
