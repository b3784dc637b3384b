import { brandOfManagers } from '@/lib/access/errors'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import {
  aboutForm,
  configurationForm,
  heroCallForm,
  heroFilmsForm,
  heroMediaForm,
} from '@/lib/panel/hotel-forms'
import { saveAbout, saveConfiguration, saveHeroCall, saveHeroFilms, saveHeroMedia } from './actions'
import { SectionForm, type SectionProps } from './section-form'

export const aboutSection = {
  name: 'sobre',
  pendingOf: { name: 'about', id: 'about', label: 'Seção Sobre' } as const,
  schema: aboutForm,
  fields: aboutFields,
  save: saveAbout,
  success: 'Seção Sobre atualizada com sucesso!',
  failure: 'Erro ao salvar seção Sobre.',
}

type Props = SectionProps & { success: string; isManager: boolean }

const { logo_url: _, primary_color: __, ...contactFields } = configurationFields

/** `success` differs between dashboard and hotel page (ADM-5). */
export function ConfigurationForm({ success, isManager, ...props }: Props) {
  return (
    <SectionForm
      {...props}
      name="configuracoes"
      pendingOf={{ name: 'configuration', id: 'configuration', label: 'Configurações Gerais' }}
      schema={configurationForm}
      fields={isManager ? configurationFields : contactFields}
      note={isManager ? undefined : brandOfManagers}
      save={saveConfiguration}
      success={success}
      failure="Erro ao salvar configurações."
    />
  )
}

// Each of the hero's forms sends only its own fields (ADM-4).
const hero = {
  pendingOf: { name: 'hero', id: 'hero', label: 'Seção Hero' } as const,
  fields: heroFields,
  success: 'Seção Hero atualizada com sucesso!',
  failure: 'Erro ao salvar seção Hero.',
}
const { background_url, background_poster_url } = heroFields

export const heroMediaSection = { ...hero, name: 'hero-videos', schema: heroMediaForm, save: saveHeroMedia }

export const heroCallSection = {
  ...hero,
  note: 'Hero é o topo da página inicial: a foto ou o filme, o título e o botão.',
  name: 'hero-botao',
  schema: heroCallForm,
  fields: {
    ...heroFields,
    background_url: { ...background_url, label: 'Fundo' },
    background_poster_url: { ...background_poster_url, label: 'Capa' },
  },
  save: saveHeroCall,
}

/** The hero fields that the other form on the hotel page omits. */
export const heroFilmsSection = {
  ...hero,
  name: 'hero-celular',
  pendingOf: { name: 'hero', id: 'films', label: 'Celular e vídeo promocional' } as const,
  schema: heroFilmsForm,
  save: saveHeroFilms,
  saveLabel: 'Salvar vídeos',
}
