import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { phoneHref } from '@/lib/hotel/contact'
import { directionsUrl, mapFrameUrl } from '@/lib/hotel/maps'
import { getHotel } from '@/lib/hotel/queries'
import { GalleryStrip } from './gallery-strip'
import { LocationMap } from './location-map'
import { MapPoster } from './map-poster'

/** Location (§2, 7): address and directions, a map that loads when asked for, a strip of photographs. */
export async function Location() {
  const { name, configuration } = await getHotel()
  const { address, phone, email } = configuration
  const place = address || name
  return (
    <section aria-labelledby="location-title" className="pt-[clamp(4.5rem,9vw,9rem)]">
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-12 lg:items-stretch">
        <div className="lg:col-span-5">
          <p className="text-ink-600 text-label uppercase">Localização</p>
          <h2 id="location-title" className="mt-4 font-display text-h2">
            No alto da serra, longe de tudo o que apressa
          </h2>
          <Divider className="my-8" />
          <address className="not-italic">
            {address && <p className="max-w-[38ch]">{address}</p>}
            <p className="mt-3 flex flex-col items-start">
              {phone && (
                <a href={phoneHref(phone)} className={contactLink}>
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={contactLink}>
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
        <div className="lg:col-span-7">
          <LocationMap src={mapFrameUrl(place)} name={name}>
            <MapPoster />
          </LocationMap>
        </div>
      </div>
      <GalleryStrip />
    </section>
  )
}

const contactLink = 'inline-flex min-h-11 items-center text-forest-800 underline-offset-4 hover:underline'

const drives = [
  { from: 'Rio de Janeiro', time: '2 h' },
  { from: 'Juiz de Fora', time: '2 h 30' },
  { from: 'São Paulo', time: '5 h' },
]

function DrivingTimes() {
  return (
    <div className="mt-12">
      <dl className="border-t">
        {drives.map(({ from, time }) => (
          <div key={from} className="flex items-baseline justify-between gap-6 border-b py-3">
            <dt className="text-ink-600">De carro, desde {from}</dt>
            <dd className="whitespace-nowrap font-display text-h3">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-600 text-small">
        Tempos aproximados. Os últimos sete quilômetros são de estrada de terra, boa para qualquer carro.
      </p>
    </div>
  )
}
