'use client'

import { heroCallForm, heroMediaForm } from '@/lib/hotel/form'
import { PictureInput } from '../_images/picture-input'
import { TextInput } from '../_ui/inputs'
import { saveHeroCall, saveHeroMedia } from './actions'
import { readFields } from './read-fields'
import { SectionForm, type SectionProps } from './section-form'

const texts = { success: 'Seção Hero atualizada com sucesso!', failure: 'Erro ao salvar seção Hero.' }
const backgroundHint =
  'Um vídeo do Vimeo ou do YouTube, um arquivo .mp4 ou .webm, ou uma imagem. O vídeo toca sem som.'

const readMedia = readFields([
  'title',
  'subtitle',
  'background_url',
  'mobile_background_url',
  'video_section_url',
])

/** Each of the two hero forms sends only its own fields (ADM-4). */
export function HeroMediaForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      {...texts}
      name="hero-videos"
      schema={heroMediaForm}
      read={readMedia}
      save={saveHeroMedia}
    >
      <HeroTexts />
      <PictureInput
        name="background_url"
        label="Fundo no computador"
        folder="hotel/background"
        orVideo
        hint={backgroundHint}
      />
      <PictureInput
        name="mobile_background_url"
        label="Fundo no celular"
        folder="hotel/mobile-background"
        orVideo
        hint="Em pé, mais alto do que largo. Sem ele, vale o do computador."
      />
      <TextInput
        name="video_section_url"
        label="Vídeo promocional"
        inputMode="url"
        hint="Vimeo, YouTube, .mp4 ou .webm."
      />
    </SectionForm>
  )
}

const readCall = readFields(['title', 'subtitle', 'background_url', 'cta_primary_text', 'cta_primary_url'])

export function HeroCallForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      {...texts}
      name="hero-botao"
      schema={heroCallForm}
      read={readCall}
      save={saveHeroCall}
    >
      <HeroTexts />
      <PictureInput
        name="background_url"
        label="Fundo"
        folder="hotel/background"
        orVideo
        hint={backgroundHint}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          name="cta_primary_text"
          label="Texto do botão"
          hint="Sem texto e endereço, não há botão."
        />
        <TextInput name="cta_primary_url" label="Endereço do botão" inputMode="url" placeholder="/quartos" />
      </div>
    </SectionForm>
  )
}

function HeroTexts() {
  return (
    <>
      <TextInput name="title" label="Título" placeholder="Seu refúgio exclusivo no campo" />
      <TextInput name="subtitle" label="Subtítulo" />
    </>
  )
}
