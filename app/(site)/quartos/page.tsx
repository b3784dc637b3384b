import { BreadcrumbJsonLd, JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { Divider } from '@/components/ui/divider'
import { PhoneLink } from '@/components/ui/phone-link'
import { countLabel } from '@/lib/count-label'
import { phonesIn } from '@/lib/hotel/contact'
import { routes } from '@/lib/paths'
import { roomCategoryLabel } from '@/lib/rooms/categories'
import type { RoomRow as ShownRoom } from '@/lib/rooms/rows'
import { roomPricesJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPages } from '@/lib/site/page-queries'
import { getHotel, getRoomRows } from '@/lib/site/queries'
import { RoomRow } from './room-row'

export async function generateMetadata() {
  const { title, description } = (await getPages()).rooms
  return pageMetadata({
    title: title || 'Chalés',
    description:
      description || 'Os chalés: fotografias, camas, número de hóspedes e tudo o que cada um oferece.',
    path: routes.rooms,
  })
}

export default async function RoomsPage() {
  const [hotel, rooms, { heading, lead }] = await Promise.all([
    getHotel(),
    getRoomRows(),
    getPages().then((pages) => pages.rooms),
  ])
  const prices = roomPricesJsonLd(hotel, rooms)
  return (
    <>
      <RoomsHead rooms={rooms} {...{ heading, lead }} />
      {rooms.length === 0 ? (
        <NoRooms />
      ) : (
        <div className="page-column grid grid-cols-1 gap-20 pt-12 pb-24 lg:gap-32 lg:pt-20 lg:pb-36">
          {rooms.map((room, index) => (
            <RoomRow key={room.id} room={room} first={index === 0} />
          ))}
        </div>
      )}
      {prices && <JsonLd data={prices} />}
      <BreadcrumbJsonLd name="Chalés" path={routes.rooms} />
    </>
  )
}

async function NoRooms() {
  const { phone, email } = (await getHotel()).configuration
  return (
    <div className="page-column pt-12 pb-28">
      <p className="max-w-measure text-lead">
        Fale conosco: contamos como são os chalés e encontramos o que combina com você.
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

type Props = { rooms: ShownRoom[]; heading: string; lead: string }

function RoomsHead({ rooms, heading, lead }: Props) {
  return (
    <header className="page-column pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <p className="label">Os chalés</p>
          <h1 className="mt-4 font-display text-display">{heading || 'Os nossos chalés'}</h1>
        </div>
        <div className="lg:col-span-5">
          <Divider className="mb-8" />
          <p className="max-w-measure text-ink-600 text-lead">
            {lead || 'Escolha o que combina com a sua companhia.'}
          </p>
        </div>
      </div>
      {rooms.length > 1 && (
        <nav aria-label="Categorias de chalés" className="mt-12 border-y py-4 lg:mt-16">
          <ul className={index}>
            {rooms.map(({ category, capacity }) => (
              <li key={category} className="lg:not-first:border-l lg:not-first:pl-8">
                <a href={`#${category}`} className={link}>
                  <span className="font-display text-h3">{roomCategoryLabel(category)}</span>
                  <span className="text-ink-600 text-small max-lg:hidden">
                    até {countLabel(capacity, 'hóspede', 'hóspedes')}
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

const index =
  'grid grid-cols-2 gap-x-8 md:flex md:flex-wrap md:justify-between lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-0'
const link = 'flex min-h-11 flex-col justify-center underline-offset-8 hover:text-forest-800 hover:underline'
