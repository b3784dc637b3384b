import type { ReactNode } from 'react'
import { Prose } from '@/components/editorial/prose'
import type { Arrival } from '@/lib/arrival/schema'
import type { Contacts } from '@/lib/identity/schema'
import type { Facts } from '@/lib/prose/facts'
import { HoursTable } from './hours-table'
import { TheWay } from './the-way'

type Section = { id: string; title: string; body: ReactNode }

type Props = {
  arrival: Arrival
  contacts: Contacts
  facts: Facts /** Of the hotel, in one line. */
  address: string
}

/** Those of which there is something to say, in the order of a journey. */
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

/** On paper its address stands in its place. */
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
