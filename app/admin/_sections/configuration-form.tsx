'use client'

import { configurationForm } from '@/lib/hotel/form'
import { PictureInput } from '../_images/picture-input'
import { TextInput } from '../_ui/inputs'
import { saveConfiguration } from './actions'
import { readFields } from './read-fields'
import { SectionForm, type SectionProps } from './section-form'

const read = readFields(['logo_url', 'primary_color', 'address', 'phone', 'email'], {
  primary_color: '#74b24a',
})

/** `success` differs between dashboard and hotel page (ADM-5). */
export function ConfigurationForm({ success, ...props }: SectionProps & { success: string }) {
  return (
    <SectionForm
      {...props}
      name="configuracoes"
      schema={configurationForm}
      read={read}
      save={saveConfiguration}
      success={success}
      failure="Erro ao salvar configurações."
    >
      <PictureInput
        name="logo_url"
        label="Logotipo"
        folder="hotel/logo"
        hint="Sem imagem, vale o logotipo desenhado."
      />
      <TextInput name="primary_color" label="Cor principal" placeholder="#74b24a" maxLength={7} />
      <TextInput name="address" label="Endereço" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput name="phone" label="Telefone" type="tel" autoComplete="off" />
        <TextInput name="email" label="E-mail" type="email" autoComplete="off" />
      </div>
    </SectionForm>
  )
}
