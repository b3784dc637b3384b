import { detailsFields, detailsForm } from '@/lib/panel/hotel-forms'
import { SectionForm } from '../_sections/section-form'
import { saveDetails } from './actions'

export type Details = { name: string; phone: string; checkin_time: string; checkout_time: string }

type Props = { stored: Details; hotelName: string; isManager: boolean; onSaved: () => void }

export function DetailsForm({ stored, hotelName, isManager, onSaved }: Props) {
  const { name, ...own } = detailsFields
  return (
    <SectionForm
      stored={stored}
      name="primeiros-passos"
      schema={detailsForm}
      fields={isManager ? { name: { ...name, placeholder: hotelName, half: true }, ...own } : own}
      save={async (input) => {
        const result = await saveDetails(input)
        if (result.ok) onSaved()
        return result
      }}
      success="Dados do hotel salvos com sucesso!"
      failure="Erro ao salvar dados do hotel."
    />
  )
}
