'use client'

import { aboutForm } from '@/lib/hotel/form'
import { PictureInput } from '../_images/picture-input'
import { TextArea, TextInput } from '../_ui/inputs'
import { saveAbout } from './actions'
import { readFields } from './read-fields'
import { SectionForm, type SectionProps } from './section-form'

const read = readFields(['title', 'subtitle', 'description', 'image_url'])

export function AboutForm(props: SectionProps) {
  return (
    <SectionForm
      {...props}
      name="sobre"
      schema={aboutForm}
      read={read}
      save={saveAbout}
      success="Seção Sobre atualizada com sucesso!"
      failure="Erro ao salvar seção Sobre."
    >
      <TextInput name="title" label="Título" />
      <TextInput name="subtitle" label="Subtítulo" />
      <TextArea name="description" label="Descrição" rows={6} />
      <PictureInput name="image_url" label="Imagem" folder="hotel/about" />
    </SectionForm>
  )
}
