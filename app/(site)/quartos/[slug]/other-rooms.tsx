import { shownPicture } from '@/components/blocks/block-props'
import { buttonClass } from '@/components/ui/button'
import { NearLink } from '@/components/ui/near-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { roomWords } from '@/lib/hotel/naming/words'
import { roomPath, routes } from '@/lib/paths'
import type { RoomRow } from '@/lib/rooms/rows'
import { getNaming } from '@/lib/site/queries'
import { OthersSection } from '../../oferta/[slug]/package-section'

export async function OtherRooms({ rooms }: { rooms: RoomRow[] }) {
  if (rooms.length === 0) return null
  const { many, all, by } = roomWords(await getNaming())
  return (
    <OthersSection
      title={`${by('Outros', 'Outras')} ${many}`}
      link={
        <a href={routes.rooms} className={buttonClass('outline')}>
          {all}
        </a>
      }
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {rooms.map((room) => (
          <li key={room.id}>
            <OtherRoom room={room} />
          </li>
        ))}
      </ul>
    </OthersSection>
  )
}

function OtherRoom({ room }: { room: RoomRow }) {
  const picture = shownPicture(room, room.images[0], `Fotografia: ${room.name}`)
  return (
    <NearLink href={roomPath(room.slug)} className="block hover:text-forest-800">
      <div className="frame aspect-4/3">
        <ResponsiveImage
          {...(picture ?? { src: null, alt: '' })}
          sizes="(min-width: 64rem) 25vw, (min-width: 40rem) 49vw, 96vw"
          place="small"
        />
      </div>
      <h3 className="mt-5 font-display text-h3">{room.name}</h3>
      <p className="mt-1 text-ink-600 text-small">
        até {countLabel(room.capacity, 'hóspede', 'hóspedes')}
        {room.price !== null && `, a partir de ${formatMoney(room.price)} por noite`}
      </p>
    </NearLink>
  )
}
