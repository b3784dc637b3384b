import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { ptBR } from 'react-day-picker/locale/pt-BR'
import { buttonClass } from '@/components/ui/button'
import { PopoverClose } from '@/components/ui/popover'
import { useMedia } from '@/components/ui/use-media'
import { fromCalendarDay, toCalendarDay } from '@/lib/booking/calendar-day'
import { clickDay, isPast, nightsBetween, type Stay } from '@/lib/booking/range'
import { countLabel, formatDate } from '@/lib/format'

type Props = { stay: Stay; onChange: (stay: Stay) => void; today: string; firstDay: string }

/** Two months, one under 768 px (BOOK-3); clicks as in BOOK-4. */
export function BookingCalendar({ stay, onChange, today, firstDay }: Props) {
  const wide = useMedia('(min-width: 48rem)')
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
        numberOfMonths={wide ? 2 : 1}
        weekStartsOn={0}
        locale={ptBR}
        formatters={formatters}
        autoFocus
        footer={announcement(stay)}
      />
      <PopoverClose className={buttonClass('outline', 'w-full')}>Concluir</PopoverClose>
    </>
  )
}

// The locale's own short names drop the accent of 'sáb'.
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' })
const formatters = { formatWeekdayName: (date: Date) => weekday.format(date).slice(0, 3) }

function selection({ from, to }: Stay) {
  return { from: from ? toCalendarDay(from) : undefined, to: to ? toCalendarDay(to) : undefined }
}

function announcement({ from, to }: Stay) {
  if (!from) return 'Escolha a data de entrada'
  if (!to) return `Entrada em ${formatDate(from)}. Escolha a data de saída`
  return `${formatDate(from)} a ${formatDate(to)}: ${countLabel(nightsBetween(from, to), 'noite', 'noites')}`
}
