import { use, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/inputs'
import { wholeStayNights } from '@/lib/booking/range'
import { addDays, asDay, todayInHotel } from '@/lib/dates'
import { formatDate, formatDateRange } from '@/lib/format'
import { type Holiday, holidaysBetween, stayAround } from '@/lib/holidays'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { mergeTerms, type Terms } from '@/lib/hotel/conditions/terms'
import type { PackageFormInput } from '@/lib/panel/packages/form'
import { HotelContext } from '../hotel-defaults'

/** Shows holidays within the typed stay, and offers those of the next year (PKG-23). */
export function HolidayHints() {
  const { setValue } = useFormContext<PackageFormInput>()
  const { conditions, state } = use(HotelContext)
  const place = { state, own_dates: conditions?.own_dates ?? [] }
  const { from, to } = useStay()
  const inStay = from && to && from <= to ? holidaysBetween(from, to, place) : []
  const today = todayInHotel()
  const next = holidaysBetween(today, addDays(today, 364), place)

  function choose(holiday: Holiday | undefined) {
    if (!holiday) return
    const stay = stayAround(holiday)
    setValue('dates.accommodationStart', stay.from, { shouldDirty: true })
    setValue('dates.accommodationEnd', stay.to, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <div className="mt-4 grid gap-2">
      <p role="status" className="field-hint">
        {inStay.length > 0 && `No período: ${inWords.format(new Set(inStay.map(holidayName)))}.`}
      </p>
      <Select
        aria-label={label}
        aria-describedby="sobre-feriados"
        value=""
        placeholder={label}
        options={next.map((holiday, value) => ({ value, label: withStay(holiday) }))}
        onChange={(event) => choose(next[Number(event.target.value)])}
      />
      <p id="sobre-feriados" className="field-hint">
        {!state && 'Sem o estado em Contato e identidade, só os feriados nacionais aparecem. '}
        As férias escolares são aproximadas: cada rede de ensino publica as suas. Datas do hotel entram em
        Condições.
      </p>
    </div>
  )
}

/** Returns the typed dates of the stay; null for an incomplete date. */
function useStay() {
  const dates = useWatch<PackageFormInput, 'dates'>({ name: 'dates' })
  return { from: asDay(dates.accommodationStart), to: asDay(dates.accommodationEnd) }
}

const label = 'Escolher um feriado ou uma data'

/** Example: `Sexta-feira Santa: 25 a 28 de março de 2027 (nacional)` */
function withStay(holiday: Holiday) {
  const { from, to, bridge } = stayAround(holiday)
  const kinds = [holiday.kind, bridge].filter(Boolean).join(', ')
  return `${holiday.name}: ${formatDateRange(from, to)} (${kinds})`
}

function holidayName({ name, day, last }: Holiday) {
  return last ? name : `${name} (${formatDate(day).slice(0, 5)})`
}

const inWords = new Intl.ListFormat('pt-BR')

/** Sets the nights from the stay's dates and returns a hint; those of a season are typed (OFF-24). */
export function useNightsHint() {
  const { setValue, getValues, getFieldState } = useFormContext<PackageFormInput>()
  const { from, to } = useStay()
  const nights = wholeStayNights(from, to)
  // Dates change by typing, by a suggestion, or when another version is opened.
  useEffect(() => {
    if (nights === null || getValues('details.nights') === String(nights)) return
    const shouldValidate = getFieldState('details').invalid
    setValue('details.nights', String(nights), { shouldDirty: true, shouldValidate })
  }, [nights, setValue, getValues, getFieldState])
  if (nights !== null) return { fixed: true, hint: 'Contadas das datas da hospedagem.' }
  if (!from || !to || from >= to) return {}
  return { hint: 'Mais de 7 noites são uma temporada: diga quantas o pacote tem.' }
}

/** Returns the conditions of the package in the form; null if the hotel's could not be read. */
export function useTypedTerms(): Terms | null {
  return typedTerms(use(HotelContext).conditions, useWatch({ name: 'conditions' }))
}

function typedTerms(hotel: Terms | null, typed: unknown) {
  const { data } = ownConditions.form.safeParse(typed)
  return hotel && mergeTerms(hotel, ownConditions.read.parse(data ?? {}))
}
