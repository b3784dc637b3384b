'use client'

import { configurationFields } from '@/lib/hotel/fields'
import { configurationForm } from '@/lib/hotel/form'
import { saveConfiguration } from './actions'
import { SectionForm, type SectionProps } from './section-form'

/** `success` differs between dashboard and hotel page (ADM-5). */
export function ConfigurationForm({ success, ...props }: SectionProps & { success: string }) {
  return (
    <SectionForm
      {...props}
      name="configuracoes"
      schema={configurationForm}
      fields={configurationFields}
      halves={['phone', 'email']}
      types={{ phone: 'tel', email: 'email' }}
      save={saveConfiguration}
      success={success}
      failure="Erro ao salvar configurações."
    />
  )
}
