import type { ReactNode } from 'react'
import { NumberInput, TextInput } from '../../../_ui/inputs'
import { useHotelHours } from '../hotel-conditions'

export function DatesTab() {
  const [checkIn, checkOut] = useHotelHours()
  return (
    <div className="grid gap-7">
      <Group title="Validade da oferta">
        <TextInput type="date" name="dates.offerStart" label="Início da oferta" />
        <TextInput type="date" name="dates.offerEnd" label="Fim da oferta" />
      </Group>
      <Group title="Hospedagem">
        <TextInput type="date" name="dates.accommodationStart" label="Início da hospedagem" />
        <TextInput type="date" name="dates.accommodationEnd" label="Fim da hospedagem" />
        <TextInput type="time" name="details.checkIn" label="Check-in" hint={asInHouse(checkIn)} />
        <TextInput type="time" name="details.checkOut" label="Check-out" hint={asInHouse(checkOut)} />
      </Group>
      <Group title="Condições">
        <NumberInput name="details.nights" label="Noites" />
        <NumberInput name="details.minNights" label="Mínimo de noites" />
        <NumberInput name="details.maxCapacity" label="Capacidade máxima (pessoas)" />
        <TextInput name="monthLabel" label="Mês em destaque" placeholder="Dezembro" />
      </Group>
    </div>
  )
}

function asInHouse(time: string) {
  return time ? `No hotel: ${time}` : undefined
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <legend className="mb-3 font-semibold text-[1.0625rem]">{title}</legend>
      {children}
    </fieldset>
  )
}
