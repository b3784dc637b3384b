import { galleryPictures } from '@/components/blocks/block-props'
import { AskAbout } from '@/components/booking/ask-about'
import { PictureCarousel } from '@/components/lightbox/picture-carousel'
import { Icon } from '@/components/ui/icon'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { roomPath, routes } from '@/lib/paths'
import { featureIcon } from '@/lib/rooms/feature-icons'
import type { Room } from '@/lib/rooms/fields'
import type { RoomRow as Row } from '@/lib/rooms/rows'
import { getSection } from '@/lib/site/site-content'
import { ReserveRoom } from './reserve-room'

export function RoomRow({ room, first }: { room: Row; first: boolean }) {
  const { anchor, kind, name } = room
  const headingId = `${anchor}-nome`
  const place = [room.size && `${room.size} m²`, room.view && `vista ${room.view}`].filter(Boolean).join(', ')
  return (
    <section id={anchor} aria-labelledby={headingId} className={row}>
      <div className="min-w-0 lg:col-span-7">
        <RoomPictures room={room} first={first} />
      </div>
      <div className="reveal lg:col-span-5">
        <p className="label">{kind.name}</p>
        <h2 id={headingId} className="mt-4 font-display text-h2">
          {name}
        </h2>
        <p className="mt-5 max-w-measure whitespace-pre-line text-ink-600">{room.description}</p>
        <ul className="mt-7 grid gap-2 border-y py-5">
          {room.bed_configuration && (
            <li className={fact}>
              <Icon name="beds" className="text-gold-500" />
              {room.bed_configuration}
            </li>
          )}
          <li className={fact}>
            <Icon name="guests" className="text-gold-500" />
            Acomoda até {countLabel(room.capacity, 'hóspede', 'hóspedes')}
          </li>
          {place && (
            <li className={fact}>
              <Icon name="trail" className="text-gold-500" />
              {place}
            </li>
          )}
        </ul>
        {room.features.length > 0 && (
          <ul aria-label="Comodidades" className="room-features">
            {room.features.map((feature) => (
              <li key={feature}>
                <Icon name={featureIcon(feature)} />
                {feature}
              </li>
            ))}
          </ul>
        )}
        <RoomPrice price={room.price} className="mt-8" size="text-h3" />
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
          <ReserveRoom room={room} anchor={`#${anchor}`} className="max-sm:w-full" />
          {room.slug && (
            <a href={roomPath(room.slug)} className="text-link justify-center max-sm:w-full">
              Ver detalhes<span className="sr-only"> de {name}</span>
            </a>
          )}
          <AskAbout
            subject={`Acomodação: ${name}`}
            path={`${routes.rooms}#${anchor}`}
            about={name}
            className="text-link justify-center max-sm:w-full"
          />
        </div>
      </div>
    </section>
  )
}

/** Shows the price of a night, or that guests have to ask (ROOM-3). */
export function RoomPrice({
  price,
  className,
  size,
}: {
  price: number | null
  className: string
  size: string
}) {
  const large = `font-display text-ink-900 ${size}`
  return (
    <p className={`text-ink-600 ${className}`}>
      {price === null ? (
        <span className={large}>Sob consulta</span>
      ) : (
        <>
          a partir de <span className={large}>{formatMoney(price)}</span> por noite
        </>
      )}
    </p>
  )
}

const row = 'grid items-center gap-x-16 gap-y-8 lg:grid-cols-12 lg:even:[&>:first-child]:order-1'
const fact = 'flex items-center gap-3'

export async function RoomPictures({ room, first }: { room: Room; first: boolean }) {
  const { one, by } = roomWords(await getSection(namingSection))
  const of = room.name.toLowerCase().startsWith(one.toLowerCase()) ? ` ${by('do', 'da')}` : ':'
  if (room.images.length === 0) return <div className="drawn-ground aspect-4/3 rounded-xs" />
  return (
    <PictureCarousel
      label={`Fotos${of} ${room.name}`}
      images={galleryPictures(room, room.images, room.name)}
      frame="frame aspect-4/3"
      sizes="(min-width: 64rem) min(57vw, 1065px), 101vw"
      preload={first}
    />
  )
}
