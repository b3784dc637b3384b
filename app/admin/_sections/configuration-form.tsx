'use client'

import { brandOfManagers } from '@/lib/access/errors'
import { configurationFields } from '@/lib/hotel/fields'
import { configurationForm } from '@/lib/hotel/form'
import { saveConfiguration } from './actions'
import { SectionForm, type SectionProps } from './section-form'

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
      halves={['phone', 'email']}
      types={{ phone: 'tel', email: 'email' }}
      save={saveConfiguration}
      success={success}
      failure="Erro ao salvar configurações."
    />
  )
}
