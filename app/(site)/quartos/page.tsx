import { JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { DeferredPart } from '@/components/ui/deferred-part'
import { Divider } from '@/components/ui/divider'
import { PhoneLink } from '@/components/ui/phone-link'
import { UnavailableNote } from '@/components/ui/unavailable-note'
import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { phonesIn } from '@/lib/hotel/contact'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { pagesSection } from '@/lib/pages/pages'
import { routes, unavailable } from '@/lib/paths'
import { withAttractions } from '@/lib/rooms/feature-icons'
import { lowestPrice, type RoomRow as ShownRoom } from '@/lib/rooms/rows'
import { hotelRoomJsonLd, listJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getRoomRows } from '@/lib/site/queries'
import { getHotel, getSection } from '@/lib/site/site-content'
import { RoomRow } from './room-row'

export async function generateMetadata() {
  const [pages, naming, rooms] = await Promise.all([
    getSection(pagesSection),
    getSection(namingSection),
    getRoomRows(),
  ])
  const { title, description } = pages.rooms
  const { title: name, many, by } = roomWords(naming)
  return pageMetadata({
    title,
    name: withAttractions(name, rooms),
    description:
      description ||
      `${by('Os', 'As')} ${many}: fotografias, camas, número de hóspedes e tudo o que cada ${by('um', 'uma')} oferece.`,
    path: routes.rooms,
  })
}

export default async function RoomsPage() {
  const [naming, rooms, { heading, lead }] = await Promise.all([
    getSection(namingSection),
    getRoomRows(),
    getSection(pagesSection).then((pages) => pages.rooms),
  ])
  const words = roomWords(naming)
  const rows = rooms.map((room, index) => <RoomRow key={room.id} room={room} first={index === 0} />)
  return (
    <>
      <RoomsHead {...{ rooms, words, heading, lead }} />
      {rooms.length === 0 ? (
        <NoRooms {...words} />
      ) : (
        <div className="page-column grid grid-cols-1 gap-20 pt-12 pb-24 lg:gap-32 lg:pt-20 lg:pb-36">
          {rows[0]}
          <DeferredPart>{rows.slice(1)}</DeferredPart>
        </div>
      )}
      <JsonLd
        trail={[{ name: words.title, path: routes.rooms }]}
        things={[listJsonLd(rooms.map((room) => ({ item: hotelRoomJsonLd(room, 'row') })))]}
        ofHotel={{ priceRange: lowestPrice(rooms) }}
      />
    </>
  )
}

type Words = ReturnType<typeof roomWords>

async function NoRooms({ many, by }: Words) {
  const { phone, email } = (await getHotel()).configuration
  return (
    <div className="page-column pt-12 pb-28">
      <p className="max-w-measure text-lead">
        {`Fale conosco: contamos como são ${by('os', 'as')} ${many} e encontramos ${by('o', 'a')} que combina com você.`}
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        {phonesIn(phone).map(
          (number) =>
            number.href && <PhoneLink key={number.label} {...number} className={buttonClass('primary')} />,
        )}
        {email && (
          <a href={`mailto:${email}`} className={buttonClass('outline')}>
            Escrever um e-mail
          </a>
        )}
      </p>
    </div>
  )
}

type Props = { rooms: ShownRoom[]; words: Words; heading: string; lead: string }

function RoomsHead({ rooms, words: { one, many, by }, heading, lead }: Props) {
  const introduction =
    lead || (rooms.length > 0 && `Escolha ${by('o', 'a')} que combina com a sua companhia.`)
  return (
    <header id={unavailable} className="group page-column pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="label">{`${by('Os', 'As')} ${many}`}</p>
          <h1 className="mt-4 font-display text-display">
            {heading || `${by('Os nossos', 'As nossas')} ${many}`}
          </h1>
        </div>
        <div className="lg:col-span-5">
          <Divider className="mb-8" />
          {introduction && <p className="max-w-measure text-ink-600 text-lead">{introduction}</p>}
          <UnavailableNote fragment={unavailable} className="text-forest-800">
            {`${by('O', 'A')} ${one} que você procura não está disponível.`}
          </UnavailableNote>
        </div>
      </div>
      {rooms.length > 1 && (
        <nav aria-label={`Categorias de ${many}`} className="mt-12 border-y py-4 lg:mt-16">
          <ul className={rooms.length > oneLine ? indexOfMany : index}>
            {rooms.map(({ anchor, shortName, capacity, price }) => (
              <li
                key={anchor}
                className={rooms.length > oneLine ? '' : 'lg:not-first:border-l lg:not-first:pl-8'}
              >
                <a href={`#${anchor}`} className={link}>
                  <span className="font-display text-h3">{shortName}</span>
                  <span className="text-ink-600 text-small">
                    até {countLabel(capacity, 'hóspede', 'hóspedes')}
                    <span className="block">
                      {price === null ? 'sob consulta' : `${formatMoney(price)} por noite`}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

/** The number of rooms that fit on one line. */
const oneLine = 5
const indexOfMany =
  'grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-x-8 gap-y-4 md:grid-cols-3 lg:grid-cols-4'
const index = 'grid grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-x-8 gap-y-4 lg:gap-0'
const link = 'flex min-h-11 flex-col justify-center underline-offset-8 hover:text-forest-800 hover:underline'
