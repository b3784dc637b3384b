import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { Popover } from '@/components/ui/popover'
import type { Stay } from '@/lib/booking/range'
import { formatDate } from '@/lib/format'
import { BookingCalendar } from './booking-calendar'
import { control, FieldLabel } from './field'

type Props = {
  stay: Stay
  onChange: (stay: Stay) => void
  today: string
  firstDay: string
}

export function DateField({ stay: { from, to }, onChange, today, firstDay }: Props) {
  const label = useId()
  const value = useId()
  const trigger = (
    <button type="button" className={control} aria-labelledby={`${label} ${value}`}>
      <CalendarDays size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />
      <span id={value} className={from ? 'tabular-nums' : 'text-ink-600'}>
        {from ? `${formatDate(from)} – ${to ? formatDate(to) : '…'}` : 'Selecione as datas'}
      </span>
    </button>
  )
  return (
    <div>
      <FieldLabel id={label}>Datas</FieldLabel>
      <Popover trigger={trigger} title="Datas da estadia" className="booking-calendar">
        <BookingCalendar stay={{ from, to }} onChange={onChange} today={today} firstDay={firstDay} />
      </Popover>
    </div>
  )
}
