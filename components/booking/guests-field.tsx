import { Users } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Popover, PopoverClose } from '@/components/ui/popover'
import {
  adultBounds,
  type BookingSearch,
  childBounds,
  withAdults,
  withAge,
  withChildren,
} from '@/lib/booking/search'
import { countLabel } from '@/lib/format'
import { ChildAges } from './child-ages'
import { control, FieldLabel } from './field'
import { Stepper } from './stepper'

type Props = { search: BookingSearch; onChange: (search: BookingSearch) => void }

export function GuestsField({ search, onChange }: Props) {
  const label = useId()
  const value = useId()
  const trigger = (
    <button type="button" className={control} aria-labelledby={`${label} ${value}`}>
      <Users size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />
      <span id={value}>{summary(search)}</span>
    </button>
  )
  return (
    <div className="relative">
      <FieldLabel id={label}>Hóspedes</FieldLabel>
      <Popover trigger={trigger} title="Hóspedes" className={popover}>
        <Stepper
          name="Adultos"
          hint="Idade 13+"
          value={search.adults}
          {...adultBounds}
          onChange={(adults) => onChange(withAdults(search, adults))}
        />
        <Stepper
          name="Crianças"
          hint="Idade 0-12"
          value={search.ages.length}
          {...childBounds}
          onChange={(children) => onChange(withChildren(search, children))}
        />
        <ChildAges ages={search.ages} onChange={(index, age) => onChange(withAge(search, index, age))} />
        <PopoverClose className={buttonClass('primary', 'mt-2 w-full')}>Aplicar</PopoverClose>
      </Popover>
    </div>
  )
}

const popover =
  'absolute top-full left-0 z-10 mt-2 grid w-full max-w-105 gap-4 rounded-xs border bg-white p-5 lifted'

function summary({ adults, ages }: BookingSearch) {
  const parts = [countLabel(adults, 'adulto', 'adultos')]
  if (ages.length > 0) parts.push(countLabel(ages.length, 'criança', 'crianças'))
  return parts.join(', ')
}
