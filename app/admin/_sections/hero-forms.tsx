'use client'

import { heroFields } from '@/lib/hotel/fields'
import { heroCallForm, heroFilmsForm, heroMediaForm } from '@/lib/hotel/form'
import { saveHeroCall, saveHeroFilms, saveHeroMedia } from './actions'
import { SectionForm, type SectionProps } from './section-form'

const texts = { success: 'Seção Hero atualizada com sucesso!', failure: 'Erro ao salvar seção Hero.' }

/** Each of the hero forms sends only its own fields (ADM-4). */
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
      labels={{ background_url: 'Fundo', background_poster_url: 'Capa' }}
      halves={['cta_primary_text', 'cta_primary_url']}
      save={saveHeroCall}
    />
  )
}

/** What the hotel page's own form leaves out. */
export function HeroFilmsForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      {...texts}
      name="hero-celular"
      saveLabel="Salvar vídeos"
      schema={heroFilmsForm}
      fields={heroFields}
      save={saveHeroFilms}
    />
  )
}
