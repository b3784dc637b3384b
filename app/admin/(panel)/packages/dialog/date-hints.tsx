import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { todayInHotel } from '@/lib/dates'
import { formatDate, formatDateRange } from '@/lib/format'
import { type Holiday, holidaysBetween, nextHolidays, stayAround } from '@/lib/holidays'
import { packageContradictions } from '@/lib/packages/admin/contradictions'
import type { PackageRow } from '@/lib/packages/admin/rows'
import type { PackageFormInput } from '@/lib/packages/form'
import { Button } from '../../../_ui/button'
import { HotelContext, RepeatContext } from '../hotel-defaults'
import { useTypedTerms } from './typed-terms'

/** The holidays in the typed stay, and those of the next year to choose from (PKG-23). */
export function HolidayHints() {
  const { setValue } = useFormContext<PackageFormInput>()
  const place = usePlace()
  const { accommodationStart: from, accommodationEnd: to } = useWatch<PackageFormInput, 'dates'>({
    name: 'dates',
  })
  const inStay = from && to && from <= to ? holidaysBetween(from, to, place) : []

  function choose(holiday: Holiday) {
    const stay = stayAround(holiday)
    setValue('dates.accommodationStart', stay.from, { shouldDirty: true })
    setValue('dates.accommodationEnd', stay.to, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <div className="mt-4 grid gap-2">
      <p role="status" className="field-hint">
        {inStay.length > 0 && `No período: ${inWords.format(new Set(inStay.map(named)))}.`}
      </p>
      <details>
        <summary className="text-link cursor-pointer">Feriados e datas dos próximos doze meses</summary>
        <p className="field-hint mt-2">
          {!place.state && 'Sem o estado em Contato e identidade, só os feriados nacionais aparecem. '}
          As férias escolares são aproximadas: nenhuma lei as fixa, e cada rede de ensino publica as suas.
          Datas do hotel entram em Condições.
        </p>
        <ul className="mt-2 grid max-h-80 overflow-y-auto">
          {nextHolidays(todayInHotel(), place).map((holiday) => {
            const { from, to, bridge } = stayAround(holiday)
            const days = formatDateRange(from, to)
            return (
              <li
                key={`${holiday.day} ${holiday.name}`}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b py-1"
              >
                <span>
                  {`${formatDate(holiday.day)} ${holiday.name} `}
                  <span className="field-hint">{[holiday.kind, bridge].filter(Boolean).join(', ')}</span>
                </span>
                <Button
                  tone="plain"
                  aria-label={`Usar ${days}: ${holiday.name}`}
                  onClick={() => choose(holiday)}
                >
                  {days}
                </Button>
              </li>
            )
          })}
        </ul>
      </details>
    </div>
  )
}

function named({ name, day, last }: Holiday) {
  return last ? name : `${name} (${formatDate(day).slice(0, 5)})`
}

function usePlace() {
  const { state, conditions } = use(HotelContext)
  return { state, own: conditions?.own_dates ?? [] }
}

const inWords = new Intl.ListFormat('pt-BR')

/** Makes next year's copy of a stored package with dates (PKG-24). */
export function RepeatButton({ row, leave }: { row: PackageRow | null; leave: () => boolean }) {
  const repeat = use(RepeatContext)
  if (!row || row.draft || !(row.stay.start || row.offer.start)) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button onClick={() => leave() && repeat(row)}>Repetir no ano que vem</Button>
      <p className="field-hint">
        Uma cópia inativa, à mesma distância do feriado. O preço fica para você dizer.
      </p>
    </div>
  )
}

/** Points out texts that name other numbers than the fields; never blocks a save (PKG-22). */
export function Contradictions() {
  const terms = useTypedTerms()
  const [name, title, description, priceDetail, features, highlights] = useWatch<
    PackageFormInput,
    typeof texts
  >({
    name: texts,
  })
  const [price, originalPrice, details, dates] = useWatch<PackageFormInput, typeof numbers>({ name: numbers })
  const said = { name, title, description, priceDetail, features, highlights }
  const found = packageContradictions({ ...said, price, originalPrice, details, dates }, terms)
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="mt-6 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
          <p className="font-semibold">Confira os textos antes de salvar</p>
          <ul>
            {found.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const texts = ['name', 'title', 'description', 'priceDetail', 'features', 'highlights'] as const
const numbers = ['price', 'originalPrice', 'details', 'dates'] as const
