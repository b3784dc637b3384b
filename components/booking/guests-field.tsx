import { Users } from 'lucide-react'
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
import { countLabel } from '@/lib/count-label'
import { ChildAges } from './child-ages'
import { PickerField } from './picker-field'
import { Stepper } from './stepper'

/** `asked`: open because the guest asked to go on while an age is missing. */
export type GuestsView = 'closed' | 'open' | 'asked'

type Props = {
  search: BookingSearch
  onChange: (search: BookingSearch) => void
  view: GuestsView
  onView: (view: GuestsView) => void
}

export function GuestsField({ search, onChange, view, onView }: Props) {
  return (
    <PickerField
      label="Hóspedes"
      icon={<Users size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />}
      value={summary(search)}
      className="relative"
    >
      {(trigger) => (
        <Popover
          trigger={trigger}
          title="Hóspedes"
          className={popover}
          open={view !== 'closed'}
          onOpenChange={(open) => onView(open ? 'open' : 'closed')}
          firstFocus={ageToChoose}
        >
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
          <ChildAges
            search={search}
            asked={view === 'asked'}
            onChange={(index, age) => onChange(withAge(search, index, age))}
          />
          <PopoverClose className={buttonClass('primary', 'mt-2 w-full')}>Aplicar</PopoverClose>
        </Popover>
      )}
    </PickerField>
  )
}

const popover =
  'booking-guests absolute top-full left-0 z-10 mt-2 grid w-full max-w-105 gap-4 rounded-xs border bg-white p-5 lifted'

function ageToChoose(popover: HTMLElement) {
  return [...popover.querySelectorAll('select')].find(({ value }) => !value) ?? null
}

function summary({ adults, ages }: BookingSearch) {
  const parts = [countLabel(adults, 'adulto', 'adultos')]
  if (ages.length > 0) parts.push(countLabel(ages.length, 'criança', 'crianças'))
  return parts.join(', ')
}
