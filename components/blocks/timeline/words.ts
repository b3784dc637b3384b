import { Milestone } from 'lucide-react'
import type { KindWords } from '../kind-words'

export const timeline: KindWords<'timeline'> = {
  text: 'Capítulos de uma história, cada um com o seu ano.',
  icon: Milestone,
  fields: { items: { label: 'Capítulos', one: 'capítulo', columns: { detail: { label: 'Ano' } } } },
  start: { label: 'História', title: 'Como tudo começou' },
}
