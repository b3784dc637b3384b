import { JsonLd } from '@/components/seo/json-ld'
import { buttonClass } from '@/components/ui/button'
import { PhoneLink } from '@/components/ui/phone-link'
import { phonesIn } from '@/lib/hotel/contact'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd, roomPricesJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getPages } from '@/lib/site/page-queries'
import { getHotel, getRoomRows } from '@/lib/site/queries'
import { RoomRow } from './room-row'
import { RoomsHead } from './rooms-head'

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
      <JsonLd
        data={breadcrumbJsonLd([
          { name: 'Início', path: routes.home },
          { name: 'Chalés', path: routes.rooms },
        ])}
      />
    </>
  )
}

async function NoRooms() {
  const { phone, email } = (await getHotel()).configuration
  return (
    <div className="page-column pt-12 pb-28">
      <p className="max-w-measure text-lead">
        Os chalés voltam a esta página em breve. Enquanto isso, fale conosco: contamos como é cada um e
        encontramos o que combina com você.
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
