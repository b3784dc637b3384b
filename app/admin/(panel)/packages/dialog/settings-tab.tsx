import { NumberInput, SwitchField, TextInput } from '../../../_ui/inputs'
import { ColorField } from './color-field'
import { ConditionsFields } from './conditions-fields'

export function SettingsTab() {
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <SwitchField name="active" label="Pacote Ativo" hint="Inativo, o pacote só aparece neste painel." />
        <SwitchField
          name="isFeatured"
          label="Destaque na Home"
          hint="Aparece nas Ofertas Especiais da página inicial."
        />
        <SwitchField
          name="hideAtEnd"
          label="Ocultar ao fim da oferta"
          hint="Sai do site quando a oferta ou a hospedagem termina; sem isto, fica como “Encerrado”."
        />
      </div>
      <ColorField />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <TextInput
          type="url"
          name="bookingUrl"
          label="Link de reserva"
          placeholder="https://"
          autoComplete="off"
          hint="Abre em “Reservar Agora”; vazio, abre o painel de reservas do site."
        />
        <NumberInput name="orderIndex" label="Ordem" hint="Menor vem antes." />
      </div>
      <ConditionsFields />
    </div>
  )
}
