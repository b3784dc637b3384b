import { CalendarDays } from 'lucide-react'
import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { ptBR } from 'react-day-picker/locale/pt-BR'
import { buttonClass } from '@/components/ui/button'
import { Popover, PopoverClose } from '@/components/ui/popover'
import { fromCalendarDay, toCalendarDay } from '@/lib/booking/calendar-day'
import { clickDay, isPast, nightsBetween, type Stay } from '@/lib/booking/range'
import { countLabel } from '@/lib/count-label'
import { formatDate } from '@/lib/format'
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

type BookingCalendarProps = { stay: Stay; onChange: (stay: Stay) => void; today: string; firstDay: string }

/** Two months, one below the other where they have no room side by side (BOOK-3); clicks as in BOOK-4. */
function BookingCalendar({ stay, onChange, today, firstDay }: BookingCalendarProps) {
  const day = useMemo(() => toCalendarDay(today), [today])
  return (
    <>
      <DayPicker
        mode="range"
        min={1}
        selected={selection(stay)}
        onSelect={(_, clicked) => onChange(clickDay(stay, fromCalendarDay(clicked), today))}
        disabled={(date) => isPast(fromCalendarDay(date), today)}
        today={day}
        startMonth={day}
        defaultMonth={toCalendarDay(firstDay)}
        numberOfMonths={2}
        weekStartsOn={0}
        locale={ptBR}
        formatters={formatters}
        labels={labels}
        autoFocus
        footer={announcement(stay)}
      />
      <PopoverClose className={buttonClass('outline', 'w-full')}>Concluir</PopoverClose>
    </>
  )
}

// The locale's own short names drop the accent of 'sáb'.
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })
const formatters = {
  formatWeekdayName: (date: Date) => weekday.format(date).slice(0, 3),
  formatCaption: (date: Date) => month.format(date),
}
const labels = { labelGrid: formatters.formatCaption }

function selection({ from, to }: Stay) {
  return { from: from ? toCalendarDay(from) : undefined, to: to ? toCalendarDay(to) : undefined }
}

function announcement({ from, to }: Stay) {
  if (!from) return 'Escolha a data de entrada'
  if (!to) return `Entrada em ${formatDate(from)}. Escolha a data de saída`
  return `${formatDate(from)} a ${formatDate(to)}: ${countLabel(nightsBetween(from, to), 'noite', 'noites')}`
}
