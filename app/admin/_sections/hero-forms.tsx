'use client'

import { heroFields } from '@/lib/hotel/fields'
import { heroCallForm, heroMediaForm } from '@/lib/hotel/form'
import { saveHeroCall, saveHeroMedia } from './actions'
import { SectionForm, type SectionProps } from './section-form'

const texts = { success: 'Seção Hero atualizada com sucesso!', failure: 'Erro ao salvar seção Hero.' }

/** The hero as the dashboard edits it: texts and videos (§7, decision 23). */
export function HeroMediaForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      {...texts}
      name="hero-videos"
      schema={heroMediaForm}
      fields={heroFields}
      save={saveHeroMedia}
    />
  )
}

/** The hero as the hotel page edits it: texts, background and the button (§7, decision 23). */
export function HeroCallForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      {...texts}
      name="hero-botao"
      schema={heroCallForm}
      fields={heroFields}
      labels={{ background_url: 'Fundo' }}
      halves={['cta_primary_text', 'cta_primary_url']}
      save={saveHeroCall}
    />
  )
}
