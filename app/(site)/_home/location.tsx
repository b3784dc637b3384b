import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { PhoneLink } from '@/components/ui/phone-link'
import { directionsUrl, mapFrameUrl, phonesIn } from '@/lib/hotel/contact'
import { getHotel } from '@/lib/site/queries'
import { GalleryStrip } from './gallery-strip'
import { LocationMap } from './location-map'
import { MapPoster } from './map-poster'

export async function Location() {
  const { name, configuration } = await getHotel()
  const { address, phone, email } = configuration
  const place = address || name
  return (
    <section aria-labelledby="location-title" className="location">
      <div className="page-column">
        <div>
          <p className="label">Localização</p>
          <h2 id="location-title">No alto da serra, longe de tudo o que apressa</h2>
          <Divider />
          <address>
            {address && <p>{address}</p>}
            <p className="location-contact">
              {phonesIn(phone).map((number) => (
                <PhoneLink key={number.label} {...number} className="text-link" />
              ))}
              {email && (
                <a href={`mailto:${email}`} className="text-link">
                  {email}
                </a>
              )}
            </p>
          </address>
          <a
            href={directionsUrl(place)}
            target="_blank"
            rel="noopener"
            className={buttonClass('outline', 'mt-8')}
          >
            VER LOCALIZAÇÃO
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
          <DrivingTimes />
        </div>
        <div>
          <LocationMap src={mapFrameUrl(place)} name={name}>
            <MapPoster />
          </LocationMap>
        </div>
      </div>
      <GalleryStrip />
    </section>
  )
}

const drives = [
  { from: 'Rio de Janeiro', time: '2 h' },
  { from: 'Juiz de Fora', time: '2 h 30' },
  { from: 'São Paulo', time: '5 h' },
]

function DrivingTimes() {
  return (
    <div className="location-drives">
      <dl>
        {drives.map(({ from, time }) => (
          <div key={from}>
            <dt>{`De carro, desde ${from}`}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p>Tempos aproximados. Os últimos sete quilômetros são de estrada de terra, boa para qualquer carro.</p>
    </div>
  )
}
