import type { ReactNode } from 'react'
import type { Section } from '@/components/editorial/plain-page'
import { Prose } from '@/components/editorial/prose'
import type { Facts } from '@/lib/content/prose/facts'
import type { Arrival } from '@/lib/hotel/arrival/fields'
import { directionsUrl } from '@/lib/hotel/contact'
import type { Contacts } from '@/lib/hotel/identity/fields'
import { travelText } from '@/lib/hotel/identity/travel'

type Props = {
  arrival: Arrival
  contacts: Contacts
  facts: Facts /** The hotel's address on one line. */
  address: string
}

/** Returns the sections that have content, in page order. */
export function arrivalSections({ arrival, contacts, facts, address }: Props): Section[] {
  const { directions, packing, minors, register_text, register_url } = arrival
  const hours = [...doorHours(facts), ...arrival.hours]
  const hasWay =
    directions || contacts.directions || contacts.travel.length > 0 || contacts.coordinates || address
  return [
    hasWay && {
      id: 'como-chegar',
      title: 'Como chegar',
      body: (
        <TheWay contacts={contacts} address={address}>
          <Prose text={directions} facts={facts} />
        </TheWay>
      ),
    },
    packing.length > 0 && {
      id: 'o-que-trazer',
      title: 'O que trazer',
      body: packing.map(({ season, text }) => (
        <div key={season} className="grid gap-x-8 gap-y-2 border-t py-4 sm:grid-cols-[11rem_1fr] print:block">
          <h3 className="font-display text-h3 text-ink-900">{season}</h3>
          <div className="grid gap-3">
            <Prose text={text} facts={facts} />
          </div>
        </div>
      )),
    },
    hours.length > 0 && { id: 'horarios', title: 'Horários', body: <HoursTable hours={hours} /> },
    minors && {
      id: 'menores',
      title: 'Crianças e adolescentes',
      body: <Prose text={minors} facts={facts} />,
    },
    (register_text || register_url) && {
      id: 'ficha',
      title: 'Ficha digital',
      body: (
        <>
          <Prose text={register_text} facts={facts} />
          {register_url && <RegisterLink href={register_url} />}
        </>
      ),
    },
  ].flatMap((section) => section || [])
}

function doorHours({ checkin, checkout }: Facts) {
  return [
    ...(checkin ? [{ what: 'Check-in', hours: `a partir das ${checkin}` }] : []),
    ...(checkout ? [{ what: 'Check-out', hours: `até as ${checkout}` }] : []),
  ]
}

/** In print, the URL replaces the text. */
function RegisterLink({ href }: { href: string }) {
  return (
    <p>
      <a href={href} target="_blank" rel="noopener">
        <span className="print:hidden">Preencher a ficha de hóspede</span>
        <span className="hidden print:inline">{href}</span>
        <span className="sr-only"> (abre em outra aba)</span>
      </a>
    </p>
  )
}

type TheWayProps = {
  contacts: Contacts
  address: string
  /** The directions of this page. */
  children: ReactNode
}

/** Shows the directions from the contacts, then those of this page. */
function TheWay({ contacts, address, children }: TheWayProps) {
  const { directions, travel, travel_note, coordinates } = contacts
  const place = coordinates || address
  return (
    <>
      <Prose text={directions} />
      {children}
      {travel.length > 0 && (
        <HoursTable hours={travel.map(({ time, ...way }) => ({ what: travelText(way), hours: time }))} />
      )}
      {travel_note && <p className="text-small">{travel_note}</p>}
      {place && (
        <p>
          {address && <>{address} </>}
          {coordinates && <span className="block">GPS: {coordinates.replace(',', ', ')}</span>}
          <a href={directionsUrl(place)} target="_blank" rel="noopener" className="print:hidden">
            Abrir a rota no mapa
            <span className="sr-only"> (abre em outra aba)</span>
          </a>
        </p>
      )}
    </>
  )
}

function HoursTable({ hours }: { hours: { what: string; hours: string }[] }) {
  return (
    <dl className="border-t">
      {hours.map((row) => (
        <div
          key={`${row.what} ${row.hours}`}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b py-3"
        >
          <dt>{row.what}</dt>
          <dd className="font-display text-h3 text-ink-900">{row.hours}</dd>
        </div>
      ))}
    </dl>
  )
}
