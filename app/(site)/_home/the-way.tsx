import { numbered } from '@/components/blocks/numbered'
import type { Contacts } from '@/lib/hotel/identity/schema'

/** How guests get there, and when they may come; what nobody has said takes no room. */
export function TheWay({ contacts }: { contacts: Contacts }) {
  const { coordinates, directions, travel, travel_note, checkin_time, checkout_time } = contacts
  const hours = [
    checkin_time && `Check-in a partir das ${checkin_time}`,
    checkout_time && `Check-out até as ${checkout_time}`,
  ].filter(Boolean)
  const facts = [coordinates && `GPS: ${coordinates.replace(',', ', ')}`, hours.join(' · ')]
  const texts = [travel_note, ...directions.split(/\n\s*\n/), ...facts].filter(Boolean)
  if (texts.length === 0 && travel.length === 0) return null
  return (
    <div className="location-drives">
      {travel.length > 0 && (
        <dl>
          {numbered(travel).map(({ number, from, time }) => (
            <div key={number}>
              <dt>{`De carro, desde ${from}`}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      )}
      {numbered(texts.map((text) => ({ text }))).map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
