import { shownPicture } from '@/components/blocks/block-props'
import { AskAbout } from '@/components/booking/ask-about'
import { ZoomImage } from '@/components/lightbox/zoom-image'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NearLink } from '@/components/ui/near-link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { Share } from '@/components/ui/share'
import { countLabel } from '@/lib/count-label'
import { formatMoney, hourText } from '@/lib/format'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { type Terms, termsRows } from '@/lib/hotel/conditions/terms'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { shownImage } from '@/lib/media/images/addresses'
import { imageAlt } from '@/lib/media/images/picture'
import { sourceAt } from '@/lib/media/images/source-set'
import { roomPath, routes } from '@/lib/paths'
import { featureIcon } from '@/lib/rooms/feature-icons'
import type { RoomRow } from '@/lib/rooms/rows'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { getSection } from '@/lib/site/site-content'
import { parseVideo } from '@/lib/video'
import { GoodToKnow } from '../../oferta/[slug]/good-to-know'
import { OthersSection, PackageSection } from '../../oferta/[slug]/package-section'
import { PrintFoot } from '../../oferta/[slug]/print-foot'
import { ReserveRoom } from '../reserve-room'
import { RoomPictures, RoomPrice } from '../room-row'

/** Renders a room's page (ROOM-15). */
export async function RoomView({ room, others }: { room: RoomRow; others: RoomRow[] }) {
  const conditions = await getSection(conditionsSection)
  return (
    <>
      <RoomHead room={room} />
      <div className="page-column grid gap-x-16 gap-y-12 pt-8 pb-20 lg:grid-cols-12 lg:pb-32">
        <div className="min-w-0 lg:col-span-7">
          <RoomPictures room={room} first />
        </div>
        <RoomCard room={room} />
        <div className="grid min-w-0 grid-cols-1 gap-14 self-start lg:col-span-7">
          <RoomWords room={room} conditions={conditions} />
        </div>
      </div>
      <PrintFoot path={roomPath(room.slug)} label="Página e reservas" />
      <OtherRooms rooms={others} />
    </>
  )
}

async function RoomHead({ room }: { room: RoomRow }) {
  const { title } = roomWords(await getSection(namingSection))
  return (
    <header className="page-column pt-8">
      <Breadcrumb label={title} href={routes.rooms} />
      <p className="mt-6 label">{room.kind.name}</p>
      <h1 className="mt-4 font-display text-display">{room.name}</h1>
    </header>
  )
}

/** Shows the facts that guests compare; on wide screens it stays visible beside the pictures. */
async function RoomCard({ room }: { room: RoomRow }) {
  const { checkin_time, checkout_time } = await getSection(contactsSection)
  const facts = [
    ['Hóspedes', `Acomoda até ${countLabel(room.capacity, 'hóspede', 'hóspedes')}`],
    ['Camas', room.bed_configuration],
    ['Tamanho', room.size === null ? '' : `${room.size} m²`],
    ['Vista', room.view],
    ['Check-in', checkin_time && `a partir das ${hourText(checkin_time)}`],
    ['Check-out', checkout_time && `até as ${hourText(checkout_time)}`],
  ].filter(([, value]) => value)
  return (
    <section
      aria-label="Preço e reserva"
      className="self-start border bg-white p-6 lg:sticky lg:top-24 lg:col-span-5 lg:row-span-2"
    >
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-4">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-ink-600 text-small">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <RoomPrice price={room.price} className="mt-6 border-t pt-6" size="text-h2" />
      <ReserveRoom room={room} className="mt-6 w-full" />
      <AskAbout
        subject={`Acomodação: ${room.name}`}
        path={roomPath(room.slug)}
        about={room.name}
        className="mt-2 w-full justify-center text-link"
      />
      <Share title={room.name} url={absoluteUrl(roomPath(room.slug))} />
    </section>
  )
}

async function RoomWords({ room, conditions }: { room: RoomRow; conditions: Terms }) {
  const { one, by } = roomWords(await getSection(namingSection))
  const plan = shownImage(room.plan)
  return (
    <>
      <p className="max-w-measure whitespace-pre-line text-lead">{room.description}</p>
      {room.features.length > 0 && (
        <PackageSection id="comodidades" title={`O que há ${by('no', 'na')} ${one}`}>
          <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {room.features.map((feature) => (
              <li key={feature} className="flex items-center gap-3">
                <Icon name={featureIcon(feature)} className="text-gold-500" />
                {feature}
              </li>
            ))}
          </ul>
        </PackageSection>
      )}
      {room.detailed_description && (
        <PackageSection id="observacoes" title="Observações">
          <p className="max-w-measure whitespace-pre-line">{room.detailed_description}</p>
        </PackageSection>
      )}
      {plan && (
        <PackageSection id="planta" title="Planta">
          {/* The lightbox takes its name and pictures from this list. */}
          <ul aria-label={`Planta: ${room.name}`}>
            <li>
              <ZoomImage
                frame="overflow-hidden rounded-xs border bg-white p-6"
                src={plan}
                alt={imageAlt(room, plan) ?? `Planta: ${room.name}`}
                sizes="(min-width: 64rem) 46vw, calc(100vw - 90px)"
                style={planBox}
              />
            </li>
          </ul>
        </PackageSection>
      )}
      <RoomFilm room={room} />
      <GoodToKnow rows={termsRows(conditions)} />
    </>
  )
}

/** Keeps the same size before and after loading, and shows the whole plan. */
const planBox = { height: 'auto', aspectRatio: '3 / 2', objectFit: 'contain' } as const

/** Loads nothing before the guest starts the film; a film on another site is only a link. */
function RoomFilm({ room: { name, video_url, images } }: { room: RoomRow }) {
  const film = parseVideo(video_url)
  if (!film || !video_url) return null
  const [picture] = images
  return (
    <PackageSection id="filme" title="Filme">
      {film.kind === 'file' && film.sources.every(({ src }) => src.startsWith('/')) ? (
        // biome-ignore lint/a11y/useMediaCaption: the hotel uploads films without captions
        <video
          controls
          playsInline
          preload="none"
          poster={film.poster ?? (picture && sourceAt(picture, 1200))}
          aria-label={`Filme: ${name}`}
          className="aspect-3/2 w-full rounded-xs bg-forest-950 object-cover"
        >
          {film.sources.map((source) => (
            <source key={source.src} {...source} />
          ))}
        </video>
      ) : (
        <a href={video_url} target="_blank" rel="noopener" className="text-link">
          Ver o filme{hosts[film.kind]}
          <span className="sr-only"> (abre em nova aba)</span>
        </a>
      )}
    </PackageSection>
  )
}

const hosts = { file: '', vimeo: ' no Vimeo', youtube: ' no YouTube' }

async function OtherRooms({ rooms }: { rooms: RoomRow[] }) {
  if (rooms.length === 0) return null
  const { many, all, by } = roomWords(await getSection(namingSection))
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
        {room.price === null ? ', preço sob consulta' : `, a partir de ${formatMoney(room.price)} por noite`}
      </p>
    </NearLink>
  )
}
