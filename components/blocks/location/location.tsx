import { PictureRow } from '@/components/lightbox/picture-row'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { Emblem } from '@/components/ui/emblem'
import { Icon } from '@/components/ui/icon'
import { PhoneLink } from '@/components/ui/phone-link'
import { sceneries } from '@/lib/brand/sceneries'
import { hourText } from '@/lib/format'
import { directionsUrl, mapFrameUrl } from '@/lib/hotel/contact'
import { type Contacts, contactsSection } from '@/lib/hotel/identity/fields'
import { phonesOf } from '@/lib/hotel/identity/profiles'
import { travelText } from '@/lib/hotel/identity/travel'
import { type Brand, getBrand } from '@/lib/site/brand'
import { getHotel, getSection } from '@/lib/site/site-content'
import { addKeys } from '../add-keys'
import { type BlockProps, shownPictures } from '../block-props'
import { LocationMap } from './location-map'

export async function Location({ block, id }: Pick<BlockProps<'location'>, 'block' | 'id'>) {
  const { title } = block
  const images = shownPictures(block, block.images, title)
  const [{ name, configuration }, contacts, look] = await Promise.all([
    getHotel(),
    getSection(contactsSection),
    getBrand(),
  ])
  const { address, phone, email } = configuration
  const place = contacts.coordinates || address
  const phones = phonesOf(phone, contacts)
  return (
    <section aria-labelledby={id} className={images.length > 0 ? 'location' : 'location section-space'}>
      <div className="page-column">
        <div>
          <p className="label">Localização</p>
          <h2 id={id}>{title}</h2>
          <Divider />
          <address>
            {address && <p>{address}</p>}
            {(phones.length > 0 || email) && (
              <p className="location-contact">
                {phones.map((number) => (
                  <PhoneLink key={number.label} {...number} className="text-link" />
                ))}
                {email && (
                  <a href={`mailto:${email}`} className="text-link">
                    {email}
                  </a>
                )}
              </p>
            )}
          </address>
          {place && (
            <a
              href={directionsUrl(place)}
              target="_blank"
              rel="noopener"
              className={buttonClass('outline', 'mt-8')}
            >
              VER LOCALIZAÇÃO
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          )}
          <TheWay contacts={contacts} />
        </div>
        {place && (
          <div>
            <LocationMap src={mapFrameUrl(place)} name={name}>
              <MapPoster {...look} />
            </LocationMap>
          </div>
        )}
      </div>
      {images.length > 0 && (
        <PictureRow
          images={images}
          shapes={['frame wide', 'frame', 'frame wide', 'frame', 'frame']}
          sizes="(min-width:64rem) min(39vw,780px),(min-width:48rem) 576px,336px"
          // A scrolling row must be reachable by keyboard.
          tabIndex={0}
          aria-label="Galeria de fotografias"
          className="gallery-strip"
        />
      )}
    </section>
  )
}

function MapPoster({ emblem, scenery }: Brand) {
  const { lines, way } = sceneries[scenery]
  return (
    <div className="map-poster" aria-hidden="true">
      {lines && (
        <>
          <i style={{ maskImage: `url(/images/${way}.svg)` }} />
          {/* biome-ignore lint/performance/noImgElement: a line drawing needs no optimisation */}
          <img
            src={`/images/${lines}.svg`}
            alt=""
            loading="lazy"
            width={1600}
            height={1200}
            className="image"
          />
        </>
      )}
      <span>{emblem === 'none' ? <Icon name="pin" /> : <Emblem />}</span>
    </div>
  )
}

/** Shows directions, travel times and check-in and check-out hours, as far as they are stored. */
export function TheWay({ contacts }: { contacts: Contacts }) {
  const { coordinates, directions, travel, travel_note, checkin_time, checkout_time } = contacts
  const hours = [
    checkin_time && `Check-in a partir das ${hourText(checkin_time)}`,
    checkout_time && `Check-out até as ${hourText(checkout_time)}`,
  ].filter(Boolean)
  const facts = [coordinates && `GPS: ${coordinates.replace(',', ', ')}`, hours.join(' · ')]
  const texts = [travel_note, ...directions.split(/\n\s*\n/), ...facts].filter(Boolean)
  if (texts.length === 0 && travel.length === 0) return null
  return (
    <div className="location-drives">
      {travel.length > 0 && (
        <dl>
          {addKeys(travel).map(({ number, time, ...way }) => (
            <div key={number} className="fact">
              <dt>{travelText(way)}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      )}
      {addKeys(texts.map((text) => ({ text }))).map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
