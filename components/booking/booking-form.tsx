'use client'

import Link from 'next/link'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { type BookingEngine, bookingEngineUrl } from '@/lib/booking/booking-engine'
import { firstDayToShow, resumeSearch, type StayHint } from '@/lib/booking/resume'
import { type BookingSearch, emptySearch } from '@/lib/booking/search'
import { todayInHotel } from '@/lib/dates'
import { formatDateRange } from '@/lib/format'
import { routes } from '@/lib/paths'
import { CouponField } from './coupon-field'
import { DateField } from './date-field'
import { GuestsField } from './guests-field'
import './booking.css'

/** What the guest has entered on this page so far: closing the window by accident loses nothing. */
let remembered = emptySearch

type Props = {
  engine: BookingEngine
  hint?: StayHint
  /** Called when the booking engine has been opened, or the guest leaves for another page. */
  onDone: () => void
  children?: ReactNode
}

export function BookingForm({ engine, hint, onDone, children }: Props) {
  const today = todayInHotel()
  const [search, setSearch] = useState(() => resumeSearch(remembered, hint, today))
  const change = (next: BookingSearch) => {
    remembered = next
    setSearch(next)
  }

  const url = bookingEngineUrl(engine, search)
  const bookingEngine = (event: SubmitEvent) => {
    event.preventDefault()
    if (!url) return
    window.open(url, '_blank', 'noopener')
    remembered = emptySearch
    onDone()
  }

  return (
    <form className="flex grow flex-col" onSubmit={bookingEngine}>
      <Divider className="mb-6" />
      <HintedStay hint={hint} today={today} />
      <div className="booking-fields grid gap-5">
        <DateField
          stay={search}
          onChange={(stay) => change({ ...search, ...stay })}
          today={today}
          firstDay={firstDayToShow(search, hint, today)}
        />
        <GuestsField search={search} onChange={change} />
        <CouponField coupon={search.coupon} onChange={(coupon) => change({ ...search, coupon })} />
      </div>
      <div className="mt-8 mb-6">{children}</div>
      <div className="booking-footer">
        <button type="submit" disabled={!url} className={buttonClass('primary', 'w-full')}>
          Verificar Disponibilidade
        </button>
        <p className="mt-4 text-center text-small text-balance text-ink-600">
          Ao continuar, você concorda com nossos{' '}
          <Link href={routes.terms} replace prefetch={false} onClick={onDone} className={link}>
            termos de serviço
          </Link>
        </p>
      </div>
    </form>
  )
}

const link = 'text-forest-800 underline underline-offset-4'

function HintedStay({ hint, today }: { hint?: StayHint; today: string }) {
  const { from = null, to = null } = hint ?? {}
  const stay = formatDateRange(from, to)
  if (!stay || (to && to < today)) return null
  return (
    <p className="mb-5 text-ink-600">
      Estadia desta oferta: <strong className="font-semibold text-ink-900">{stay}</strong>
    </p>
  )
}
