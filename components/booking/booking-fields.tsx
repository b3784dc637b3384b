import { CalendarDays, Minus, Plus, Users } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ptBR } from 'react-day-picker/locale/pt-BR'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputClass, Select } from '@/components/ui/inputs'
import { Popover, PopoverClose } from '@/components/ui/popover'
import {
  fromCalendarDay,
  isPast,
  nightsBetween,
  type Stay,
  selectDay,
  toCalendarDay,
} from '@/lib/booking/range'
import {
  type AgeBounds,
  adultBounds,
  type BookingSearch,
  childBounds,
  withAdults,
  withAge,
  withChildren,
} from '@/lib/booking/search'
import { countLabel } from '@/lib/count-label'
import { formatDate } from '@/lib/format'

type DateFieldProps = {
  stay: Stay
  onChange: (stay: Stay) => void
  today: string
  firstDay: string
}

export function DateField(field: DateFieldProps) {
  const { from, to } = field.stay
  return (
    <PickerField
      label="Datas"
      icon={<CalendarDays size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />}
      value={from ? `${formatDate(from)} – ${to ? formatDate(to) : '…'}` : 'Selecione as datas'}
      valueClass={from ? 'even-figures' : 'text-ink-600'}
    >
      {(trigger) => (
        <Popover trigger={trigger} title="Datas da estadia" className="booking-calendar">
          <BookingCalendar {...field} />
        </Popover>
      )}
    </PickerField>
  )
}

/** Shows two months, stacked if they do not fit side by side (BOOK-3). Clicks follow BOOK-4. */
function BookingCalendar({ stay, onChange, today, firstDay }: DateFieldProps) {
  const select = (clicked: string) => onChange(selectDay(stay, clicked, today))
  // A click is handled with the stay of that moment, while the days may still show the one before.
  const latest = useRef(select)
  useEffect(() => {
    latest.current = select
  })
  const shown = useDeferredValue(stay)
  const [firstMonth] = useState(() => toCalendarDay(firstDay))
  const days = useMemo(() => {
    const day = toCalendarDay(today)
    return (
      <DayPicker
        mode="range"
        selected={selection(shown)}
        onSelect={(_, clicked) => latest.current(fromCalendarDay(clicked))}
        disabled={(date) => isPast(fromCalendarDay(date), today)}
        today={day}
        startMonth={day}
        defaultMonth={firstMonth}
        numberOfMonths={2}
        weekStartsOn={0}
        locale={ptBR}
        formatters={formatters}
        labels={labels}
        autoFocus
        footer={announcement(shown)}
      />
    )
  }, [shown, today, firstMonth])
  return (
    <>
      {days}
      <PopoverClose className={buttonClass('outline', 'w-full')}>Concluir</PopoverClose>
    </>
  )
}

// The locale's own short names lack the accent of 'sáb'.
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

type GuestsFieldProps = {
  search: BookingSearch
  /** Accepted child ages, or null. */
  ages: AgeBounds | null
  onChange: (search: BookingSearch) => void
}

export function GuestsField({ search, ages, onChange }: GuestsFieldProps) {
  return (
    <PickerField
      label="Hóspedes"
      icon={<Users size={20} strokeWidth={1.5} className="text-gold-500" aria-hidden="true" />}
      value={summary(search)}
      className="relative"
    >
      {(trigger) => (
        <Popover trigger={trigger} title="Hóspedes" className={popover}>
          <Stepper
            name="Adultos"
            hint={ages ? `Idade ${ages.max + 1}+` : undefined}
            value={search.adults}
            {...adultBounds}
            onChange={(adults) => onChange(withAdults(search, adults))}
          />
          {ages && (
            <>
              <Stepper
                name="Crianças"
                hint={`Idade ${ages.min}-${ages.max}`}
                value={search.ages.length}
                {...childBounds}
                onChange={(children) => onChange(withChildren(search, children, ages.min))}
              />
              <ChildAges
                ages={search.ages}
                bounds={ages}
                onChange={(index, age) => onChange(withAge(search, index, age))}
              />
            </>
          )}
          <PopoverClose className={buttonClass('primary', 'mt-2 w-full')}>Aplicar</PopoverClose>
        </Popover>
      )}
    </PickerField>
  )
}

const popover =
  'booking-guests absolute top-full left-0 z-10 mt-2 grid w-full max-w-105 gap-4 rounded-xs border bg-white p-5 lifted'

function summary({ adults, ages }: BookingSearch) {
  const parts = [countLabel(adults, 'adulto', 'adultos')]
  if (ages.length > 0) parts.push(countLabel(ages.length, 'criança', 'crianças'))
  return parts.join(', ')
}

type ChildAgesProps = {
  ages: readonly number[]
  bounds: AgeBounds
  onChange: (index: number, age: number) => void
}

function ChildAges({ ages, bounds, onChange }: ChildAgesProps) {
  if (ages.length === 0) return null
  return (
    <div className="child-ages grid grid-cols-2 gap-3">
      {ages.map((age, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: children are identified by their position
          key={index}
          label={`Idade da criança ${index + 1}`}
          labelClass="text-small text-ink-600"
        >
          {(id) => (
            <Select
              id={id}
              value={age}
              options={optionsOf(bounds)}
              onChange={(event) => onChange(index, Number(event.target.value))}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

function optionsOf({ min, max }: AgeBounds) {
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: `${min + index} ${min + index === 1 ? 'ano' : 'anos'}`,
  }))
}

type StepperProps = {
  name: string
  hint?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

function Stepper({ name, hint, value, min, max, onChange }: StepperProps) {
  const label = useId()
  const output = useRef<HTMLOutputElement>(null)
  const step = (next: number) => {
    onChange(next)
    // A disabled button loses the focus.
    if (next === min || next === max) output.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be placed beside its buttons
    <div role="group" aria-labelledby={label} className="flex items-center justify-between gap-4">
      <p id={label}>
        {name} {hint && <span className="block text-small text-ink-600">{hint}</span>}
      </p>
      <div className="flex items-center">
        <button
          type="button"
          className={button}
          aria-label={`Diminuir ${name.toLowerCase()}`}
          disabled={value <= min}
          onClick={() => step(value - 1)}
        >
          <Minus size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <output ref={output} tabIndex={-1} className="w-12 text-center text-lead even-figures">
          {value}
        </output>
        <button
          type="button"
          className={button}
          aria-label={`Aumentar ${name.toLowerCase()}`}
          disabled={value >= max}
          onClick={() => step(value + 1)}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

const button =
  'grid size-11 place-items-center rounded-xs border border-forest-800 text-forest-800 transition-colors ' +
  'duration-200 hover:bg-forest-800 hover:text-white disabled:pointer-events-none disabled:opacity-40'

type PickerFieldProps = {
  label: string
  icon: ReactNode
  value: string
  valueClass?: string
  className?: string
  /** Receives the button that opens the picker. */
  children: (trigger: ReactNode) => ReactNode
}

/** Renders a field whose control is a button, announced with its label and value. */
function PickerField({ label, icon, value, valueClass, className, children }: PickerFieldProps) {
  const labelId = useId()
  const valueId = useId()
  return (
    <div className={className}>
      <span id={labelId} className="mb-2 block label">
        {label}
      </span>
      {children(
        <button
          type="button"
          className={inputClass('flex items-center gap-4 text-left')}
          aria-labelledby={`${labelId} ${valueId}`}
        >
          {icon}
          <span id={valueId} className={valueClass}>
            {value}
          </span>
        </button>,
      )}
    </div>
  )
}
