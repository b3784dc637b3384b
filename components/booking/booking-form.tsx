'use client'

import { Ticket } from 'lucide-react'
import { Fragment, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { engineLink } from '@/lib/booking/engine-template'
import { nightsBetween, type Stay, stayFrom } from '@/lib/booking/range'
import { firstDayToShow, resumeSearch, type StayHint } from '@/lib/booking/resume'
import { type BookingSearch, emptySearch, guestsOf } from '@/lib/booking/search'
import { encodeChoices } from '@/lib/booking/whatsapp'
import { countLabel } from '@/lib/count-label'
import { todayInHotel } from '@/lib/dates'
import { formatDateRange } from '@/lib/format'
import { routes } from '@/lib/paths'
import { DateField, GuestsField } from './booking-fields'
import { bookingState, type HotelBooking, keepSearch } from './booking-state'
import { WhatsappAnchor } from './whatsapp-link'
import './booking.css'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'

type Props = Omit<HotelBooking, 'whatsapp'> & {
  hint?: StayHint
  /** The chosen room's capacity, and the room as `Este chalé`. */
  capacity?: number
  thisRoom?: string
  /** Called after the booking engine has been opened, or when the guest leaves for another page. */
  onDone: () => void
  head: ReactNode
  children?: ReactNode
  /** The WhatsApp link, to which the search is appended; null if the hotel has no number. */
  whatsapp: string | null
}

/** Remounts on each opening. Opens the booking engine only once, even while closing (BOOK-7). */
export function BookingForm({
  hint,
  capacity,
  thisRoom = '',
  onDone,
  head,
  children,
  whatsapp,
  ...hotel
}: Props) {
  const { engine, ages, phone } = hotel
  const today = todayInHotel()
  const [search, setSearch] = useState(() => resumeSearch(bookingState().search ?? emptySearch, hint, today))
  const handedOver = useRef(false)
  const change = (next: BookingSearch) => {
    keepSearch(next, encodeChoices(next))
    setSearch(next)
  }

  const url = engine && engineLink(engine, search)
  const conversation = whatsapp && whatsapp + encodeChoices(search)
  const withChildren = search.ages.length > 0
  const bookingEngine = (event: SubmitEvent) => {
    event.preventDefault()
    if (!url || handedOver.current) return
    handedOver.current = true
    window.open(url, '_blank', 'noopener')
    onDone()
  }

  return (
    <form className="booking-form flex grow flex-col" onSubmit={bookingEngine}>
      {head}
      <HintedOffer hint={hint} today={today} />
      <div className="booking-fields grid gap-5">
        <DateField
          stay={search}
          onChange={(stay) => change({ ...search, ...stay })}
          today={today}
          firstDay={firstDayToShow(search, hint, today)}
        />
        <div>
          <GuestsField search={search} ages={ages} onChange={change} />
          {capacity && <CapacityNote capacity={capacity} guests={guestsOf(search)} room={thisRoom} />}
        </div>
        <CouponField coupon={search.coupon} onChange={(coupon) => change({ ...search, coupon })} />
      </div>
      <div className="mt-8 mb-6 grid gap-6">
        {children}
        {engine && <TalkInstead phone={phone} whatsapp={withChildren ? null : conversation} />}
      </div>
      <div className="booking-footer">
        <Nights {...search} />
        {engine ? (
          <button type="submit" disabled={!url} className={buttonClass('primary', 'w-full')}>
            Verificar Disponibilidade
          </button>
        ) : (
          <AskHotel {...hotel} whatsapp={conversation} chosen={encodeChoices(search)} />
        )}
        {engine && withChildren && conversation && (
          <WhatsappAnchor href={conversation} className={buttonClass('outline', 'mt-3 w-full')} />
        )}
        <p className="mt-4 text-center text-small text-balance text-ink-600">
          Ao continuar, você concorda com nossos{' '}
          <a href={routes.terms} onClick={onDone} className={link}>
            termos de serviço
          </a>
        </p>
      </div>
    </form>
  )
}

type AskProps = Pick<HotelBooking, 'contact' | 'phone' | 'email'> & {
  whatsapp: string | null
  chosen: string
}

/** Replaces a missing booking engine by the chosen contact, or any other that the hotel has, with the stay as a message. */
function AskHotel({ contact, phone, email, whatsapp, chosen }: AskProps) {
  const className = buttonClass('primary', 'w-full')
  const [number] = phonesIn(phone).filter(({ href }) => href)
  const subject = encodeURIComponent('Pedido de reserva')
  const ways = {
    whatsapp: whatsapp && <WhatsappAnchor href={whatsapp} className={className} />,
    phone: number && (
      <a href={number.href ?? undefined} className={className}>
        Ligar para {number.label}
      </a>
    ),
    email: email && (
      <a href={`mailto:${email}?subject=${subject}&body=${chosen.replace(/^%0A/, '')}`} className={className}>
        Pedir por e-mail
      </a>
    ),
  }
  return ways[contact] || ways.whatsapp || ways.phone || ways.email
}

function Nights({ from, to }: Stay) {
  if (!from || !to) return null
  return <p className="booking-nights">{countLabel(nightsBetween(from, to), 'noite', 'noites')}</p>
}

const link = 'text-forest-800 underline underline-offset-4'

/** Warns without blocking that the guests exceed the capacity (BOOK-10). */
function CapacityNote({ capacity, guests, room }: { capacity: number; guests: number; room: string }) {
  return (
    <p role="status" className="capacity-note">
      {guests > capacity &&
        `${room} acomoda até ${countLabel(capacity, 'hóspede', 'hóspedes')}, e você escolheu ${guests}. ` +
          'Siga com a busca ou fale conosco: ajudamos a encontrar o lugar certo.'}
    </p>
  )
}

type CouponFieldProps = { coupon: string; onChange: (coupon: string) => void }

/** Keeps the code as typed; it is trimmed when the booking engine opens (BOOK-7). */
function CouponField({ coupon, onChange }: CouponFieldProps) {
  return (
    <Field label="Código promocional" labelClass="label">
      {(id) => (
        <div className="relative">
          <Ticket
            size={20}
            strokeWidth={1.5}
            className="pointer-events-none absolute inset-y-0 left-4 my-auto text-gold-500"
            aria-hidden="true"
          />
          <Input
            id={id}
            type="text"
            value={coupon}
            onChange={(event) => onChange(event.target.value)}
            placeholder="Cupom"
            autoComplete="off"
            spellCheck={false}
            className="pl-13 placeholder:text-ink-600"
          />
        </div>
      )}
    </Field>
  )
}

/** Shows the package that opened the panel and, unless it has passed, its stay. */
function HintedOffer({ hint, today }: { hint?: StayHint; today: string }) {
  const { name, from = null, to = null } = hint ?? {}
  const left = stayFrom(today, { from, to })
  const stay = to && to < today ? null : formatDateRange(left.from, left.to)
  if (!name && !stay) return null
  return (
    <p className="mb-5 text-ink-600">
      {name && (
        <span className="block">
          Pacote: <strong className="font-semibold text-ink-900">{name}</strong>
        </span>
      )}
      {stay && (
        <>
          Estadia desta oferta: <strong className="font-semibold text-ink-900">{stay}</strong>
        </>
      )}
    </p>
  )
}

/** `whatsapp` is a URL; null if it is shown elsewhere or the hotel has no number. */
function TalkInstead({ phone, whatsapp }: { phone: string; whatsapp: string | null }) {
  const phones = phonesIn(phone).filter(({ href }) => href)
  if (phones.length === 0 && !whatsapp) return null
  return (
    <p className="text-small text-ink-600">
      Prefere conversar?{' '}
      {phones.map((number, index) => (
        <Fragment key={number.label}>
          {index === 0 ? 'Ligue para ' : ' ou '}
          <PhoneLink {...number} className={talkLink} />
        </Fragment>
      ))}
      {/* An element, because React cannot remove a text node that a translator has replaced. */}
      {whatsapp && (
        <span>
          {phones.length > 0 ? ' ou escreva pelo ' : 'Escreva pelo '}
          <a href={whatsapp} target="_blank" rel="noopener" className={talkLink}>
            WhatsApp
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </span>
      )}
    </p>
  )
}

const talkLink = 'inline-block text-forest-800 underline underline-offset-4'
