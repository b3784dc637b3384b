'use client'

import { aboutFields } from '@/lib/hotel/fields'
import { aboutForm } from '@/lib/hotel/form'
import { saveAbout } from './actions'
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
