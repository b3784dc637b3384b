'use client'

import { brandOfManagers } from '@/lib/access/errors'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { aboutForm, configurationForm, heroCallForm, heroFilmsForm, heroMediaForm } from '@/lib/hotel/form'
import { saveAbout, saveConfiguration, saveHeroCall, saveHeroFilms, saveHeroMedia } from './actions'
import { SectionForm, type SectionProps } from './section-form'

export function AboutForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      name="sobre"
      schema={aboutForm}
      fields={aboutFields}
      save={saveAbout}
      success="Seção Sobre atualizada com sucesso!"
      failure="Erro ao salvar seção Sobre."
    />
  )
}

type Props = SectionProps & { success: string; isManager: boolean }

const { logo_url: _, primary_color: __, ...contactFields } = configurationFields

/** `success` differs between dashboard and hotel page (ADM-5). */
export function ConfigurationForm({ success, isManager, ...props }: Props) {
  return (
    <SectionForm
      {...props}
      name="configuracoes"
      schema={configurationForm}
      fields={isManager ? configurationFields : contactFields}
      note={isManager ? undefined : brandOfManagers}
      save={saveConfiguration}
      success={success}
      failure="Erro ao salvar configurações."
    />
  )
}

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
      save={saveHeroCall}
    />
  )
}

/** The fields of the hero that the form of the hotel page leaves out. */
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
