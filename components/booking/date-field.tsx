import { CalendarDays } from 'lucide-react'
import { Popover } from '@/components/ui/popover'
import type { Stay } from '@/lib/booking/range'
import { formatDate } from '@/lib/format'
import { BookingCalendar } from './booking-calendar'
import { PickerField } from './picker-field'

type Props = {
  stay: Stay
  onChange: (stay: Stay) => void
  today: string
  firstDay: string
}

export function DateField({ stay: { from, to }, onChange, today, firstDay }: Props) {
  return (
    <PickerField
      label="Datas"
      icon={<CalendarDays size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />}
      value={from ? `${formatDate(from)} – ${to ? formatDate(to) : '…'}` : 'Selecione as datas'}
      valueClass={from ? 'even-figures' : 'text-ink-600'}
    >
      {(trigger) => (
        <Popover trigger={trigger} title="Datas da estadia" className="booking-calendar">
          <BookingCalendar stay={{ from, to }} onChange={onChange} today={today} firstDay={firstDay} />
        </Popover>
      )}
    </PickerField>
  )
}
