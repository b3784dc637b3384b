'use client'

import { heroFields } from '@/lib/hotel/fields'
import { heroCallForm, heroMediaForm } from '@/lib/hotel/form'
import { saveHeroCall, saveHeroMedia } from './actions'
import { SectionForm, type SectionProps } from './section-form'

const texts = { success: 'Seção Hero atualizada com sucesso!', failure: 'Erro ao salvar seção Hero.' }

/** Each of the two hero forms sends only its own fields (ADM-4). */
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
