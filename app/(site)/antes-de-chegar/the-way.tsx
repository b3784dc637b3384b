import type { ReactNode } from 'react'
import { Prose } from '@/components/editorial/prose'
import { directionsUrl } from '@/lib/hotel/contact'
import type { Contacts } from '@/lib/identity/schema'
import { HoursTable } from './hours-table'

type Props = {
  contacts: Contacts
  address: string
  /** What the page itself says of the way. */
  children: ReactNode
}

/** What the contacts know of the way, then what this page adds. */
export function TheWay({ contacts, address, children }: Props) {
  const { directions, travel, travel_note, coordinates } = contacts
  const place = coordinates || address
  return (
    <>
      <Prose text={directions} />
      {children}
      {travel.length > 0 && (
        <HoursTable
          hours={travel.map(({ from, time }) => ({ what: `De carro, desde ${from}`, hours: time }))}
        />
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
