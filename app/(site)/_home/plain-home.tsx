import { Accommodations } from '@/components/blocks/accommodations'
import { type HotelFacts, shownPicture } from '@/components/blocks/block-props'
import { Welcome } from '@/components/blocks/welcome'
import { roomWords } from '@/lib/hotel/naming/words'
import { emptyBlock } from '@/lib/pages/schema'
import { roomPath } from '@/lib/paths'
import { getNaming, getRoomRows } from '@/lib/site/queries'
import { FeaturedPackages } from './featured-packages'
import { Location } from './location'
import { PromoVideo } from './promo-video'
import { Testimonials } from './testimonials'

/** The home page without any block: it shows what is known from other sections (HOME-10). */
export async function PlainHome({ facts }: { facts: HotelFacts }) {
  const rooms = (await getRoomRows()).flatMap((room) => {
    const image = shownPicture(room, room.images[0], room.name)
    return image ? [{ name: room.name, image, href: roomPath(room.slug) }] : []
  })
  const words = roomWords(await getNaming())
  return (
    <>
      <Welcome block={emptyBlock('welcome')} id="b1" joined={false} facts={facts} />
      {rooms.length > 0 && (
        <Accommodations
          label={`${words.by('Os', 'As')} ${words.many}`}
          rooms={facts.rooms}
          title="Acomodações excepcionais"
          text=""
          images={rooms.map(({ image }) => image)}
          captions={rooms.map(({ name }) => name)}
          href={rooms.map(({ href }) => href)}
          joined={false}
        />
      )}
      <PromoVideo />
      <FeaturedPackages />
      <Location id="b2" title="Onde estamos" images={[]} />
      <Testimonials />
    </>
  )
}
